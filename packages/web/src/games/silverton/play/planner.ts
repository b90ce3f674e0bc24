import { isObject, parseJson, type Seat } from '@roundhouse/engine';
import { observable } from '../../../observable.ts';
import { remember } from '../../../remember.ts';
import type { SmallStore } from '../../../settings.ts';
import { followPlan, type Plan, type Planned } from './plan.ts';
import type { SvSession } from './svSession.ts';
import { isSameTarget } from './targets.ts';

const NOTHING: Plan = { steps: [], cost: 0, income: 0 };

/** The viewer's private wishes for turns to come, kept in this browser and held against every position. */
export class Planner {
  readonly #session: SvSession;
  readonly #store: SmallStore;
  readonly #open = observable(false);
  readonly #follow = remember(followPlan);
  readonly #book = observable<{ readonly seat: Seat; readonly wishes: readonly Planned[] } | undefined>(
    undefined,
  );

  constructor(session: SvSession, store: SmallStore) {
    this.#session = session;
    this.#store = store;
  }

  get possible(): boolean {
    const { live, viewer, view } = this.#session;
    return live && viewer !== 'spectator' && view.stage.kind !== 'over';
  }

  /** Whether presses now sketch the plan instead of playing. */
  get open(): boolean {
    return this.#open.current && this.possible;
  }

  set open(open: boolean) {
    this.#open.current = open;
  }

  get plan(): Plan {
    const { board, view, viewer } = this.#session;
    if (viewer === 'spectator' || !this.possible) return NOTHING;
    const wishes = this.#wishes(viewer);
    return wishes.length === 0 ? NOTHING : this.#follow(board, view, viewer, wishes);
  }

  /** Puts a wish at the end of the plan, or strikes it off. */
  toggle(target: Planned): void {
    this.#change((wishes) =>
      wishes.some((wish) => isSameTarget(wish, target))
        ? wishes.filter((wish) => !isSameTarget(wish, target))
        : [...wishes, target],
    );
  }

  clear(): void {
    this.#change(() => []);
  }

  #change(change: (wishes: readonly Planned[]) => readonly Planned[]): void {
    const { viewer } = this.#session;
    if (viewer === 'spectator') return;
    const wishes = change(this.#wishes(viewer));
    this.#book.current = { seat: viewer, wishes };
    try {
      this.#store.setItem(this.#key(viewer), JSON.stringify(wishes));
    } catch {
      // A browser that keeps nothing still plans; the plan then lasts for this visit.
    }
  }

  #wishes(seat: Seat): readonly Planned[] {
    const book = this.#book.current;
    return book?.seat === seat ? book.wishes : this.#kept(seat);
  }

  readonly #kept = remember((seat: Seat): readonly Planned[] => {
    try {
      const json = parseJson(this.#store.getItem(this.#key(seat)) ?? '[]');
      return json.ok && Array.isArray(json.value) ? json.value.flatMap(wishIn) : [];
    } catch {
      return [];
    }
  });

  #key(seat: Seat): string {
    return `roundhouse.plan/${this.#session.matchId}/${seat}`;
  }
}

const wishIn = (json: unknown): readonly Planned[] => {
  if (!isObject(json)) return [];
  const { on, segment, claim, line } = json;
  if (on === 'segment' && typeof segment === 'string') return [{ on, segment }];
  if (on === 'claim' && typeof claim === 'number') return [{ on, claim }];
  return on === 'line' && typeof line === 'number' ? [{ on, line }] : [];
};
