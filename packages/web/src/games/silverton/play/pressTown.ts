import { bestDelivery } from './deliveries.ts';
import type { Desk } from './desk.ts';
import { isSameTarget } from './targets.ts';

/** A press on a town: the next of its claims that can be chosen, or the market to deliver to. */
export const pressTown = (desk: Desk, id: string): void => {
  const { choices: now, move, board } = desk;
  if (desk.planner.open) {
    planTown(desk, id);
    return;
  }
  if (now?.stage === 'deliveries') {
    const claim = move?.type === 'deliver' ? move.claim : undefined;
    const wanted = bestDelivery(
      now.deliveries.filter(
        (each) =>
          (each.city === id && (claim === undefined || each.claim === claim)) ||
          (board.towns[board.claims[each.claim]?.town ?? -1]?.id === id && each.city !== id),
      ),
    );
    if (wanted !== undefined) desk.lay(wanted);
    return;
  }
  const index = board.townById.get(id)?.index;
  const claims = desk.targets.filter(
    (target) => target.on === 'claim' && board.claims[target.claim]?.town === index,
  );
  const { target: chosen } = desk;
  const at = chosen === undefined ? -1 : claims.findIndex((each) => isSameTarget(each, chosen));
  const next = claims[(at + 1) % claims.length];
  if (next !== undefined) desk.press(next);
};

/** In a plan: the claims face up at a town, one after the other, then none of them. */
const planTown = ({ board, view, planner }: Desk, id: string): void => {
  const index = board.townById.get(id)?.index;
  const wished = new Set(planner.plan.steps.map(({ target }) => (target.on === 'claim' ? target.claim : -1)));
  const claims = view.display.filter((claim) => board.claims[claim]?.town === index);
  const next = claims.find((claim) => !wished.has(claim));
  if (next !== undefined) planner.toggle({ on: 'claim', claim: next });
  else for (const claim of claims) planner.toggle({ on: 'claim', claim });
};
