import { type BoardId, type PlainEvent, replay, type Seat, type Standing } from '@roundhouse/engine';
import { describerOf } from './describe/index.ts';
import { GRADES } from './describe/silvertonWords.ts';
import { BrokenMatch, type LoadedMatch } from './loadMatches.ts';
import { soloEndingIn } from './soloEnding.ts';

interface ToldMove {
  /** From 1. */
  readonly move: number;
  readonly by: Seat | 'chance';
  readonly notation: string;
  readonly events: readonly PlainEvent[];
}

/** A replayed match, every move of it checked. */
export interface ToldMatch {
  readonly game: string;
  readonly players: number;
  readonly names: readonly string[];
  readonly over: boolean;
  readonly standings: readonly Standing[];
  readonly moves: readonly ToldMove[];
}

export const tell = ({ table, record }: LoadedMatch, where: string): ToldMatch => {
  const { rules, game } = table;
  const moves: ToldMove[] = [];
  const replayed = replay(rules, record, ({ sequence, move, before, after }) => {
    const actor = rules.actor(before);
    moves.push({
      move: sequence + 1,
      by: actor.kind === 'seat' ? actor.seat : 'chance',
      notation: rules.notation.format(before, move),
      events: rules.narrate(before, move, after),
    });
  });
  if (!replayed.ok) throw new BrokenMatch(where, replayed.brokenAt);
  const { players, names } = record.header;
  return {
    game: game.id,
    players,
    names,
    over: rules.actor(replayed.state).kind === 'over',
    standings: rules.standings(replayed.state),
    moves,
  };
};

const nameIn =
  ({ names }: ToldMatch) =>
  (seat: Seat): string =>
    names[seat] === undefined || names[seat] === '' ? `Seat ${seat + 1}` : names[seat];

/** The places in order: `1. Ann 34, 2. Bo 31`; of a match for one its grade: `Ann 6100, draw`. */
export const standingsLine = (match: ToldMatch): string => {
  const ending = soloEndingIn(match.moves.at(-1)?.events ?? []);
  const places = match.standings
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat)
    .map(
      ({ rank, seat, score }) => `${match.players === 1 ? '' : `${rank}. `}${nameIn(match)(seat)} ${score}`,
    );
  return [...places, ...(ending === undefined ? [] : [GRADES[ending.grade]])].join(', ');
};

/** A move that changes nothing worth an event: `Ann: end track.` */
const untold = (match: ToldMatch, by: ToldMove['by'], notation: string): string =>
  `${by === 'chance' ? 'Chance' : nameIn(match)(by)}: ${/^[a-z-]+$/.test(notation) ? notation.replaceAll('-', ' ') : notation}.`;

/** A sentence for every event, under the number of its move. */
export const transcriptLines = (match: ToldMatch, board: BoardId): readonly string[] => {
  const describe = describerOf(match.game, board);
  const width = String(match.moves.length).length + 1;
  return match.moves.flatMap(({ move, by, notation, events }) => {
    const sentences = events.map((event) => describe.sentence(event, nameIn(match)));
    return (sentences.length === 0 ? [untold(match, by, notation)] : sentences).map(
      (sentence, index) => `${(index === 0 ? `${move}.` : '').padStart(width)} ${sentence}`,
    );
  });
};
