import type { Rejection, Seat } from '@roundhouse/engine';
import type { State } from '@roundhouse/engine/continental-divide';
import { observable } from '../../../observable.ts';
import { remember } from '../../../remember.ts';
import type { SmallStore } from '../../../settings.ts';
import type { CdSession } from './cdSession.ts';
import { followPlan, type Plan, type PlannedMove } from './plan.ts';
import { openPlanBook, type PlanBook } from './planBook.ts';

/** The viewer's private plan for turns to come, followed anew from every position of the match. */
export class Planner {
  readonly #session: CdSession;
  readonly #store: SmallStore;
  readonly #open = observable(false);
  readonly #follow = remember(followPlan);
  readonly #none = remember((end: State): Plan => ({ steps: [], end }));
  #book: { readonly seat: Seat; readonly pages: PlanBook } | undefined;

  constructor(session: CdSession, store: SmallStore) {
    this.#session = session;
    this.#store = store;
  }

  get possible(): boolean {
    const { live, position, viewer } = this.#session;
    return live && viewer !== 'spectator' && position.phase !== 'over' && position.phase !== 'deal';
  }

  /** Whether the desk now sketches the plan instead of playing. */
  get open(): boolean {
    return this.#open.current && this.possible;
  }

  set open(open: boolean) {
    this.#open.current = open;
  }

  get plan(): Plan {
    const { rules, position, viewer } = this.#session;
    if (viewer === 'spectator' || !this.possible) return this.#none(position);
    return this.#follow(rules, position, viewer, this.#pages(viewer).moves.current);
  }

  add(move: PlannedMove): void {
    this.#write((pages) => pages.add(move));
  }

  remove(index: number): void {
    this.#write((pages) => pages.remove(index));
  }

  clear(): void {
    this.#write((pages) => pages.clear());
  }

  /** Makes a planned move now and strikes it off the plan; the rule it breaks, if it does. */
  async carryOut(index: number): Promise<Rejection | undefined> {
    const step = this.plan.steps[index];
    if (step === undefined) return undefined;
    const rejection = await this.#session.submit(step.move);
    if (rejection === undefined) this.remove(index);
    return rejection;
  }

  #write(change: (pages: PlanBook) => void): void {
    const { viewer } = this.#session;
    if (viewer !== 'spectator') change(this.#pages(viewer));
  }

  #pages(seat: Seat): PlanBook {
    if (this.#book?.seat !== seat) {
      const { rules, matchId } = this.#session;
      this.#book = { seat, pages: openPlanBook(this.#store, rules, { matchId, seat }) };
    }
    return this.#book.pages;
  }
}
