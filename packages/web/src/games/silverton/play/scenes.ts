import type { Seat } from '@roundhouse/engine';
import type { MatchEvent } from '@roundhouse/engine/silverton';
import type { LogEntry } from '../../../match/host.ts';
import { isMatchEvent } from '../describe/describeEvent.ts';
import type { Prize } from '../describe/terms.ts';
import type { SvSession } from './svSession.ts';

/** One throw of a dispute. */
export interface Throw {
  readonly seats: readonly Seat[];
  readonly bonus: number;
  readonly dice: readonly number[];
}

/** A dispute as far as it has come. */
export interface DisputeScene {
  readonly kind: 'dispute';
  readonly prize: Prize;
  readonly sides: readonly Throw[];
  readonly winners: readonly Seat[];
  readonly tied: boolean;
}

/** Any other throw, with the event that tells it. */
export interface RollScene {
  readonly kind: 'roll';
  readonly event: MatchEvent;
  readonly dice: readonly number[];
  /** What came of it: a price that moved, a claim that gave out. */
  readonly effects: readonly MatchEvent[];
}

export type Scene = DisputeScene | RollScene;

/** The market's throws of one turn. */
interface MarketScene {
  readonly kind: 'market';
  readonly rolls: readonly RollScene[];
}

/** A scene as it is shown, the market's throws taken together. */
type Shown = Scene | MarketScene;

/** The dice an event tells of. */
export const diceIn = (event: MatchEvent): readonly number[] => {
  if (event.type === 'plowRolled') return [event.die];
  return 'dice' in event ? event.dice : [];
};

const withEvent = (scenes: readonly Scene[], event: MatchEvent): readonly Scene[] => {
  if (event.type === 'disputeBegan') {
    const sides = event.sides.map(({ seats, bonus }): Throw => ({ seats, bonus, dice: [] }));
    return [...scenes, { kind: 'dispute', prize: event.prize, sides, winners: [], tied: false }];
  }
  const last = scenes.at(-1);
  if (last?.kind === 'dispute') {
    const next = continued(last, event);
    if (next !== last) return [...scenes.slice(0, -1), next];
  }
  if (last?.kind === 'roll' && isEffectOf(last.event, event))
    return [...scenes.slice(0, -1), { ...last, effects: [...last.effects, event] }];
  const dice = event.type === 'disputeRolled' ? [] : diceIn(event);
  return dice.length === 0 ? scenes : [...scenes, { kind: 'roll', event, dice, effects: [] }];
};

const isEffectOf = (roll: MatchEvent, event: MatchEvent): boolean => {
  if (roll.type === 'marketRolled') return event.type === 'priceMoved' && event.column === roll.column;
  return roll.type === 'claimOperated' && event.type === 'claimDepleted' && event.claim === roll.claim;
};

/** What a side comes away with; a natural 2 goes to jail even as winner, but an owner risks nobody (SV-5.5, SV-5.12). */
export const outcomeOf = (
  { prize, sides, winners, tied }: DisputeScene,
  side: number,
): 'won' | 'wonJail' | 'tied' | 'jail' | 'home' | undefined => {
  if (winners.length === 0) return undefined;
  const { seats = [], dice = [] } = sides[side] ?? {};
  const risks = side === 0 || (prize.over !== 'steal' && prize.over !== 'end');
  const jailed = risks && dice.reduce((sum, die) => sum + die, 0) === 2;
  const wins = winners.includes(seats[0] ?? -1);
  if (wins && !tied) return jailed ? 'wonJail' : 'won';
  if (jailed) return 'jail';
  return wins ? 'tied' : 'home';
};

const continued = (scene: DisputeScene, event: MatchEvent): DisputeScene => {
  if (event.type === 'disputeRolled') {
    const at = scene.sides.findIndex(
      ({ seats, dice }) => dice.length === 0 && seats.join() === event.seats.join(),
    );
    const side = { seats: event.seats, bonus: event.bonus, dice: event.dice };
    return at < 0 ? scene : { ...scene, sides: scene.sides.with(at, side) };
  }
  if (event.type === 'disputeWon') return { ...scene, winners: event.seats };
  return event.type === 'disputeTied' ? { ...scene, winners: event.seats, tied: true } : scene;
};

/** How far back dice are shown to somebody who does not play. */
const WATCHED = 12;
const MOST = 80;

/** The moves whose dice are news: since the viewer's last one, or around the moment shown of the past. */
export const recentMoves = (
  {
    log,
    lastOwn,
    sequence,
    live,
    viewer,
  }: Pick<SvSession, 'log' | 'lastOwn' | 'sequence' | 'live' | 'viewer'>,
  dismissed: number,
): readonly LogEntry[] => {
  const since = live && viewer !== 'spectator' ? lastOwn - 1 : sequence - WATCHED;
  return log.slice(Math.max(dismissed, since, sequence - MOST, 0), sequence);
};

/** Whether any die has been thrown yet. */
export const hasThrows = (log: readonly LogEntry[]): boolean =>
  log.some(({ events }) => events.filter(isMatchEvent).some((event) => diceIn(event).length > 0));

/** The last throws of all, newest first. */
export const lastThrows = (log: readonly LogEntry[], most: number): readonly RollScene[] =>
  log
    .slice(-8 * most)
    .flatMap(({ events }) => events)
    .filter(isMatchEvent)
    .flatMap((event): RollScene[] => {
      const dice = diceIn(event);
      return dice.length === 0 ? [] : [{ kind: 'roll', event, dice, effects: [] }];
    })
    .slice(-most)
    .toReversed();

/** Everything that was rolled in some moves, disputes put together. */
export const scenesIn = (entries: readonly LogEntry[]): readonly Scene[] =>
  entries
    .flatMap(({ events }) => events)
    .filter(isMatchEvent)
    .reduce<readonly Scene[]>(withEvent, []);

const isRollOf = ({ event }: RollScene, viewer: Seat | 'spectator'): boolean =>
  'seat' in event && event.seat === viewer;

const isMarket = ({ event }: RollScene): boolean => event.type === 'marketRolled';

/** Whether a viewer threw any of a scene's dice. */
export const isOwnScene = (scene: Shown, viewer: Seat | 'spectator'): boolean => {
  if (scene.kind === 'market' || viewer === 'spectator') return false;
  return scene.kind === 'roll'
    ? isRollOf(scene, viewer)
    : scene.sides.some(({ seats }) => seats.includes(viewer));
};

const withScene = (shown: readonly Shown[], roll: Scene): readonly Shown[] => {
  if (roll.kind === 'dispute' || roll.event.type !== 'marketRolled') return [...shown, roll];
  const { column } = roll.event;
  const last = shown.at(-1);
  const isAgain = ({ event }: RollScene): boolean => event.type === 'marketRolled' && event.column === column;
  return last?.kind !== 'market' || last.rolls.some(isAgain)
    ? [...shown, { kind: 'market', rolls: [roll] }]
    : [...shown.slice(0, -1), { kind: 'market', rolls: [...last.rolls, roll] }];
};

const MOST_DISPUTES = 2;
const MOST_OF_OTHERS = 3;

/** The scenes worth a look, in the order they happened: all of the viewer's own, the last of others'. */
export const shownScenes = (scenes: readonly Scene[], viewer: Seat | 'spectator'): readonly Shown[] => {
  const disputes = scenes.filter(({ kind }) => kind === 'dispute').slice(-MOST_DISPUTES);
  const others = scenes
    .filter((scene) => scene.kind === 'roll' && !isRollOf(scene, viewer) && !isMarket(scene))
    .slice(-MOST_OF_OTHERS);
  const kept = [...disputes, ...others];
  return scenes
    .filter(
      (scene) =>
        kept.includes(scene) || (scene.kind === 'roll' && (isMarket(scene) || isRollOf(scene, viewer))),
    )
    .reduce<readonly Shown[]>(withScene, []);
};
