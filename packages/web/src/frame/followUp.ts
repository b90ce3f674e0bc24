import { branchedMatch, keep, newMatch } from '../match/createMatch.ts';
import type { OpenMatch } from '../match/openMatch.ts';
import type { SeatPlan } from '../match/seats.ts';
import { fresh, pageStore } from '../match/store.ts';
import { goTo } from '../router.ts';
import { saveMatch } from '../screens/saveMatch.ts';

/** A new match with the same seats, board and options. */
export const playAgain = async ({ game, session, saved }: OpenMatch): Promise<void> => {
  const { seats, header } = saved;
  const match = newMatch(game, { board: session.board, seats, options: header.options }, fresh);
  goTo({ screen: 'match', id: await keep(await pageStore(), match) });
};

/** Who plays a branch: whoever looks keeps their seat, or takes the one to move; bots take the others. */
const branchSeats = (seats: readonly SeatPlan[], mine: number): readonly SeatPlan[] =>
  seats.map((plan, seat): SeatPlan => {
    if (seat === mine) return { kind: 'person', name: plan.name };
    if (plan.kind === 'bot') return plan;
    return { kind: 'bot', name: plan.name, level: 'regular', personality: 'balanced' };
  });

/** What if: a match of its own that begins with the moves up to the moment shown. */
export const branchOff = async ({ session, saved }: OpenMatch): Promise<void> => {
  const store = await pageStore();
  const loaded = await store.load(saved.id);
  if (loaded === undefined) return;
  const over = session.actor.kind === 'over';
  const { actor, viewer } = session;
  const toMove = actor.kind === 'seat' ? actor.seat : 0;
  const seats = branchSeats(saved.seats, viewer === 'spectator' ? toMove : viewer);
  const match = branchedMatch(loaded, { at: session.sequence, over, seats }, fresh);
  goTo({ screen: 'match', id: await keep(store, match) });
};

export const saveAs = async ({ saved }: OpenMatch, form: 'text' | 'json'): Promise<void> =>
  saveMatch(await pageStore(), saved.id, form);
