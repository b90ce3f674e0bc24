import type { Seat } from '../../../kernel/index.ts';
import { incomesDue } from '../effects/income.ts';
import type { MatchEvent } from '../events/index.ts';
import { idnOf, isWinter } from '../rules/turn.ts';
import { gradeOf, standings } from '../scoring.ts';
import type { Player, State } from '../state.ts';
import type { Board } from '../types.ts';
import { cardConsequences } from './cards.ts';
import { disputeBegan } from './disputes.ts';
import { type Change, staffInLog } from './teller.ts';

/** What one step changed beside what its move says, found by comparing. */
export const consequences = (change: Change): readonly MatchEvent[] => [
  ...change.after.players.flatMap((_, seat) => toPlayer(change, seat)),
  ...incomes(change),
  ...cardConsequences(change),
  ...disputeBegan(change),
  ...prices(change),
  ...turns(change),
];

const toPlayer = ({ before, after }: Change, seat: Seat): readonly MatchEvent[] => {
  const [was, is] = [before.players[seat], after.players[seat]];
  const dealt = before.stage.kind === 'dealSeats';
  if (was === undefined || is === undefined || was === is || dealt) return [];
  return [
    ...toStaff(before, after, seat),
    ...(is.joined && !was.joined ? [{ type: 'citiesJoined', seat } as const] : []),
    ...fines(was, is, seat),
    ...(is.cashPublic && !was.cashPublic ? [{ type: 'cashRevealed', seat, cash: is.cash } as const] : []),
  ];
};

const toStaff = (before: State, after: State, seat: Seat): readonly MatchEvent[] =>
  (after.players[seat]?.staff ?? []).flatMap((is, staff): readonly MatchEvent[] => {
    const was = before.players[seat]?.staff[staff];
    if (was === undefined || was === is) return [];
    const member = staffInLog(after, seat, staff);
    const arrives = (at: 'jail' | 'dead'): boolean => is.place.at === at && was.place.at !== at;
    const raised = is.bonus > was.bonus && was.place.at !== 'dead';
    return [
      ...(raised ? [{ type: 'bonusRaised', ...member } as const] : []),
      ...(arrives('jail') ? [{ type: 'staffJailed', ...member } as const] : []),
      ...(arrives('dead') ? [{ type: 'staffKilled', ...member } as const] : []),
    ];
  });

const fines = (was: Player, is: Player, seat: Seat): readonly MatchEvent[] => {
  if (is.owed > was.owed) return [{ type: 'fineReckoned', seat, amount: is.owed - was.owed }];
  return is.owed < was.owed
    ? [{ type: 'finePaid', seat, amount: was.owed - is.owed, stillOwed: is.owed }]
    : [];
};

const incomes = ({ board, before }: Change): readonly MatchEvent[] =>
  before.stage.kind === 'begin' && before.stage.part === 'income'
    ? incomesDue(board, before).map(
        (income): MatchEvent => ({
          type: 'incomePaid',
          seat: before.order[before.active] ?? 0,
          ...income,
        }),
      )
    : [];

const prices = ({ board, before, after }: Change): readonly MatchEvent[] =>
  before.prices === after.prices
    ? []
    : board.columns.flatMap(({ index, id, boxes }): readonly MatchEvent[] => {
        const [was, is] = [before.prices[index] ?? -1, after.prices[index] ?? -1];
        return was === is
          ? []
          : [
              {
                type: 'priceMoved',
                column: id,
                from: boxes[was] ?? 0,
                to: boxes[is] ?? 0,
                boxes: is - was,
              },
            ];
      });

const turns = ({ board, before, after }: Change): readonly MatchEvent[] => {
  if (after.stage.kind === 'over') return [ended(board, after)];
  const begins = before.stage.kind === 'begin' && before.stage.part === 'turn';
  const { turn } = after;
  return begins
    ? [{ type: 'turnBegan', turn, winter: isWinter(board, after), increasedDemand: idnOf(board, after) }]
    : [];
};

const ended = (board: Board, state: State): MatchEvent => ({
  type: 'matchEnded',
  turn: state.turn,
  standings: standings(board, state),
  grade: gradeOf(state) ?? null,
});
