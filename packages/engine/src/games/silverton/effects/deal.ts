import type { Seat } from '../../../kernel/index.ts';
import { type Deal, handoversOf } from '../rules/deal.ts';
import type { Bundle } from '../stages.ts';
import type { Plow, State, Train } from '../state.ts';
import type { Board } from '../types.ts';
import { noteJoined } from './joined.ts';
import { returnLostLines } from './lines.ts';
import { handOver, playerAt, withPlayer } from './money.ts';
import { layTrack, liftTrack } from './track.ts';

interface Handover {
  readonly from: Seat;
  readonly to: Seat;
  readonly bundle: Bundle;
}

/**
 * Carries out a deal at once and whole (SV-6.4.5): everything changes hands, goods become duties of the
 * active player, and whoever lost a line's route returns its card (SV-6.4).
 */
export const carryOut = (board: Board, state: State, deal: Deal): State => {
  const handovers = handoversOf(deal);
  const moved = handovers.reduce(exchanged, lifted(state, handovers));
  const { active, partner, gets } = deal;
  const duties = gets.goods.map((lot) => ({ ...lot, seller: partner }));
  const after: State =
    duties.length === 0
      ? moved
      : { ...moved, ledger: { ...moved.ledger, duties: [...moved.ledger.duties, ...duties] } };
  return [active, partner].reduce(
    (so, seat) => returnLostLines(board, noteJoined(board, so, seat), seat),
    after,
  );
};

/** All cubes come off before any is put on, so that two players can swap segments. */
const lifted = (state: State, handovers: readonly Handover[]): State =>
  handovers.reduce(
    (rest, { from, bundle }) => bundle.segments.reduce((so, segment) => liftTrack(so, from, segment), rest),
    state,
  );

const exchanged = (state: State, { from, to, bundle }: Handover): State => {
  const giver = playerAt(state, from);
  const claims = giver.claims.filter(({ claim }) => bundle.claims.includes(claim));
  const trains = shared(giver.trains, bundle.trains, ({ power }) => power);
  const plows = shared(giver.plows, bundle.plows, ({ bonus }) => bonus);
  const cashed = bundle.cash === 0 ? state : handOver(state, bundle.cash, { from, to });
  const given = withPlayer(cashed, from, (player) => ({
    ...player,
    claims: player.claims.filter((own) => !claims.includes(own)),
    lines: player.lines.filter((line) => !bundle.lines.includes(line)),
    trains: trains.kept,
    plows: plows.kept,
  }));
  const got = withPlayer(given, to, (player) => ({
    ...player,
    claims: [...player.claims, ...claims],
    lines: [...player.lines, ...bundle.lines],
    trains: [...player.trains, ...trains.given.map(unassigned)],
    plows: [...player.plows, ...plows.given],
  }));
  return bundle.segments.reduce((so, segment) => layTrack(so, to, segment), got);
};

/** SV-20.11: a train that changes hands serves another network, named by its new owner. */
const unassigned = ({ power, usedTurn }: Train): Train => ({ power, usedTurn });

/** Equipment of the asked kinds, and the rest; of two alike the one that has rested longer goes (SV-13.2). */
const shared = <T extends Train | Plow>(
  owned: readonly T[],
  asked: readonly number[],
  kindOf: (equipment: T) => number,
): { readonly given: readonly T[]; readonly kept: readonly T[] } => {
  if (asked.length === 0) return { given: [], kept: owned };
  const kept = owned.toSorted((a, b) => a.usedTurn - b.usedTurn);
  const given = asked.flatMap((kind) => {
    const at = kept.findIndex((equipment) => kindOf(equipment) === kind);
    return at === -1 ? [] : kept.splice(at, 1);
  });
  return { given, kept };
};
