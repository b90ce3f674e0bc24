import { CUBES } from '../rules/building.ts';
import { networkOf } from '../rules/network.ts';
import type { Player, State } from '../state.ts';
import type { Board, SegmentIndex } from '../types.ts';

/** SV-4.6, SV-6.2.2: a segment has one owner at most; nobody has parallel ones, or more than their cubes. */
export function* trackTrouble(board: Board, { players, owners }: State): Iterable<string> {
  const holders = new Map<SegmentIndex, number>();
  for (const [seat, player] of players.entries()) {
    for (const trouble of networkTrouble(board, player)) yield `seat ${seat} ${trouble}`;
    for (const segment of player.segments) {
      const holder = holders.get(segment);
      if (holder !== undefined) yield `${board.segments[segment]?.id} belongs to seats ${holder} and ${seat}`;
      holders.set(segment, seat);
    }
  }
  for (const { index, id } of board.segments)
    if (owners[index] !== (holders.get(index) ?? -1))
      yield `${id} is said to belong to seat ${owners[index]}`;
}

function* networkTrouble(board: Board, { segments, startCities, joined }: Player): Iterable<string> {
  if (segments.length > CUBES) yield `has ${segments.length} segments`;
  if (new Set(segments).size !== segments.length) yield 'has a segment twice';
  const parallel = segments.find((own) =>
    board.segments[own]?.parallels.some((other) => segments.includes(other)),
  );
  if (parallel !== undefined) yield `has a parallel to ${board.segments[parallel]?.id}`;
  const [first = -1, second = first] = startCities;
  if (!joined && first !== second && networkOf(board, segments).connects(first, second))
    yield 'has joined two start cities without being told';
}

/** What the ledger of the turn may say. */
export function* ledgerTrouble(board: Board, { ledger, options }: State): Iterable<string> {
  for (const cleared of ledger.cleared)
    if (board.segments[cleared]?.snow !== true) yield `segment ${cleared} was cleared without snow`;
  for (const { claim, units, city } of ledger.duties)
    if (units < 1 || board.towns[city]?.market !== true) yield `a duty to deliver ${units} of claim ${claim}`;
  if (!options.advanced && ledger.deliveries > 2) yield `${ledger.deliveries} deliveries`;
}
