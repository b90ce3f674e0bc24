import { choices, type State } from '@roundhouse/engine/silverton';
import { outlookAfter, outlookOf } from './outlook.ts';
import { type Judge, ranking } from './rank.ts';
import { worthOf } from './worth.ts';

/** Trains by the worth of what they let through; plows where there is snow on own track. */
export const judgeEquipment: Judge = ({ board, rules, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'equipment') return [];
  const outlook = outlookOf(board, state, seat, weights);
  const before = worthOf(outlook);
  const player = state.players[seat];
  const snow = (player?.segments ?? []).filter((index) => board.segments[index]?.snow).length;
  const winters = board.winterTurns.filter((turn) => turn > state.turn).length;
  const worthAfter = (after: State): number => worthOf(outlookAfter(outlook, after)) - before;
  return [
    ...open.trains.map(({ move }) => ranking(move, worthAfter(rules.apply(state, move)) - 20)),
    ...open.plows.map(({ move, cost }) =>
      ranking(move, Math.min(snow, 4) * winters * 14 - cost - 60 * (player?.plows.length ?? 0)),
    ),
    ranking({ type: 'buyNothing' }, 0),
  ];
};

/** A new hand pays while the match is young. */
export const judgeHiring: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'hiring') return [];
  const { turnsLeft, player } = outlookOf(board, state, seat, weights);
  const idle = player.staff.filter(({ role }) => role === 'S').length;
  const moves = open.hires.map((move) => {
    const scarce = move.role === 'S' ? idle : player.staff.length - idle;
    return ranking(move, player.cash < open.fee + 500 ? -1 : 70 * turnsLeft - open.fee - 60 * scarce);
  });
  return [...moves, ranking({ type: 'hireNobody' }, 0)];
};

/** The prospector that is missed least. */
export const judgeVictim: Judge = ({ board, state, seat }) => {
  const open = choices(board, state);
  if (open?.stage !== 'eventVictim') return [];
  return open.staff.map((staff) =>
    ranking({ type: 'chooseVictim', staff }, -(state.players[seat]?.staff[staff]?.bonus ?? 0)),
  );
};
