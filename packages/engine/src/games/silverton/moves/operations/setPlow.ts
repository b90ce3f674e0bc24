import { integer, type MoveRule, object, oneOf, type Rejection, string } from '../../../../kernel/index.ts';
import { playerAt, withPlayer } from '../../effects/money.ts';
import { readWords, segmentWord, thenRead, wholeWord } from '../../notation.ts';
import { activeSeat } from '../../rules/turn.ts';
import type { SetPlow as PlowSet } from '../../stages.ts';
import type { State } from '../../state.ts';
import type { Board, Segment, SegmentId } from '../../types.ts';

/** SV-12.2: assigns a plow to an own snow segment; the dice follow when all are assigned. */
export interface SetPlow {
  readonly type: 'setPlow';
  /** Which plow, by its bonus; those of one bonus are alike. */
  readonly bonus: number;
  readonly segment: SegmentId;
}

const alreadySet = ({ stage }: State): readonly PlowSet[] => (stage.kind === 'plows' ? stage.set : []);

const readyPlow = (state: State, bonus: number): number =>
  playerAt(state, activeSeat(state)).plows.findIndex(
    (plow) => plow.bonus === bonus && plow.usedTurn !== state.turn,
  );

const segmentProblem = (state: State, segment: Segment): Rejection | undefined => {
  const params = { segment: segment.id };
  if (state.owners[segment.index] !== activeSeat(state))
    return { rule: 'SV-12.2', code: 'setPlow/notOwnTrack', params };
  if (!segment.snow) return { rule: 'SV-12.2', code: 'setPlow/noSnow', params };
  if (state.ledger.cleared.includes(segment.index))
    return { rule: 'SV-12.3', code: 'setPlow/alreadyClear', params };
  const occupied = alreadySet(state).some((set) => set.segment === segment.index);
  return occupied && !state.options.optionalRules.includes('severalPlows')
    ? { rule: 'SV-12.2', code: 'setPlow/onePerSegment', params }
    : undefined;
};

export const setPlow: MoveRule<Board, State, SetPlow> = {
  type: 'setPlow',
  verb: 'plow',
  decode: object<SetPlow>({ type: oneOf(['setPlow']), bonus: integer(0), segment: string }),
  *options(board, state) {
    const { plows, segments } = playerAt(state, activeSeat(state));
    for (const bonus of new Set(plows.map((plow) => plow.bonus))) {
      for (const index of segments) {
        const move: SetPlow = { type: 'setPlow', bonus, segment: board.segments[index]?.id ?? '' };
        if (setPlow.reject(board, state, move) === undefined) yield move;
      }
    }
  },
  reject: (board, state, { bonus, segment: id }) => {
    if (readyPlow(state, bonus) < 0) return { rule: 'SV-12.2', code: 'setPlow/noPlow', params: { bonus } };
    const segment = board.segmentById.get(id);
    return segment === undefined
      ? { rule: 'SV-12.2', code: 'setPlow/unknownSegment', params: { segment: id } }
      : segmentProblem(state, segment);
  },
  apply: (board, state, { bonus, segment: id }) => {
    const plow = readyPlow(state, bonus);
    const segment = board.segmentById.get(id)?.index ?? -1;
    const used = withPlayer(state, activeSeat(state), (player) => ({
      ...player,
      plows: player.plows.map((each, index) => (index === plow ? { ...each, usedTurn: state.turn } : each)),
    }));
    return { ...used, stage: { kind: 'plows', set: [...alreadySet(state), { plow, segment }] } };
  },
  format: (_, __, { bonus, segment }) => [`+${bonus}`, segment],
  parse: (board, _, words) =>
    thenRead(
      readWords<[number, SegmentId]>(words, wholeWord('plow', '+'), segmentWord(board)),
      ([bonus, segment]): SetPlow => ({ type: 'setPlow', bonus, segment }),
    ),
};
