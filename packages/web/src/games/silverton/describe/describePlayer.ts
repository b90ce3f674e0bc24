import type { Seat } from '@roundhouse/engine';
import type { Board, View } from '@roundhouse/engine/silverton';
import { sv } from '../words/index.ts';
import { claimName, lineName, listText, pieceOf, pieceWords, townAt, unitsOf } from './terms.ts';

type Seen = View['players'][number];

/** `Ontario, Park City: 3 silver`. */
export const claimWords = (board: Board, claim: number, goods: number): string => {
  const card = board.claims[claim];
  return sv.t('player.claim', {
    claim: claimName(board, claim),
    town: townAt(board, card?.town),
    goods,
    good: card === undefined ? '' : unitsOf(card.commodity),
  });
};

/** A player's own lines and those shared with others. */
export const linesOf = ({ players, jointLines }: View, seat: Seat): readonly number[] => [
  ...(players[seat]?.lines ?? []),
  ...jointLines.filter(({ partners }) => partners.includes(seat)).map(({ line }) => line),
];

/** `surveyor S+1, in jail`. */
export const memberWords = (member: Seen['staff'][number]): string => {
  const { at } = member.place;
  const who = pieceWords(pieceOf(member));
  if (at === 'jail' || at === 'dead') return `${who}, ${sv.t(`staff.${at}`)}`;
  return at === 'home' ? who : `${who}, ${sv.t('staff.out')}`;
};

/** What the letters, seals and chips of a player's card mean, a line each. */
export const describePlayer = (board: Board, view: View, seat: Seat): string => {
  const player = view.players[seat];
  if (player === undefined) return '';
  const place = view.order.indexOf(seat) + 1;
  const equipment = [
    ...player.trains.map(({ power }) => sv.t('player.train', { power })),
    ...player.plows.map(({ bonus }) => sv.t('player.plow', { bonus })),
  ];
  const lines = linesOf(view, seat);
  return [
    ...(place > 0 ? [sv.t('player.place', { place })] : []),
    listText(player.staff.map(memberWords)),
    sv.t('staff.legend'),
    ...(equipment.length > 0 ? [listText(equipment)] : []),
    ...player.claims.map(({ claim, goods }) => claimWords(board, claim, goods)),
    ...(lines.length > 0 ? [listText(lines.map((line) => lineName(board, line)))] : []),
  ].join('\n');
};
