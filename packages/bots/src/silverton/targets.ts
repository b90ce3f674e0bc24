import type { Outlook } from './outlook.ts';
import { firstMissing } from './reach.ts';
import { claimWorth, lineWorth, ownWorth } from './worth.ts';

/** A town with the dollars that having it in the network promises. */
interface Target {
  readonly town: number;
  readonly gain: number;
}

/** Towns whose connection is looked into. */
const MOST_SEGMENTS = 8;

/** The next segments on the ways to what is worth reaching: own claims, cards on the table, markets. */
export const usefulSegments = (outlook: Outlook): ReadonlySet<string> => {
  const { board, state, seat, reach } = outlook;
  const targets = [...claimTargets(outlook), ...lineTargets(outlook), ...marketTargets(outlook)];
  const segments = new Set<string>();
  for (const { town } of targets.toSorted((a, b) => b.gain - a.gain)) {
    const missing = firstMissing(board, { reach, owners: state.owners, seat }, town);
    if (missing !== undefined) segments.add(board.segments[missing]?.id ?? '');
    if (segments.size >= MOST_SEGMENTS) break;
  }
  return segments;
};

const claimTargets = (outlook: Outlook): readonly Target[] => {
  const { board, state, player } = outlook;
  const own = player.claims.map((each) => ({
    town: board.claims[each.claim]?.town ?? 0,
    gain: ownWorth(outlook, each),
  }));
  const open = state.display.flatMap((number) => {
    const claim = board.claims[number];
    return claim === undefined ? [] : [{ town: claim.town, gain: claimWorth(outlook, claim) - claim.price }];
  });
  return [...own, ...open];
};

const lineTargets = (outlook: Outlook): readonly Target[] =>
  outlook.state.piles.flatMap(({ top }) => {
    const line = top === undefined ? undefined : outlook.board.lines[top];
    if (line === undefined) return [];
    const gain = lineWorth(outlook, line) - line.price;
    return [line.from, ...line.via, line.to].map((town) => ({ town, gain }));
  });

/** Another market is worth something by itself: two prices to choose from. */
const MARKET = 150;

const marketTargets = ({ board, reach }: Outlook): readonly Target[] =>
  board.towns
    .filter(({ market }) => market)
    .map(({ index }) => ({ town: index, gain: MARKET - (reach.cost[index] ?? 0) }));
