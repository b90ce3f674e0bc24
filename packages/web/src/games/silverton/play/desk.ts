import type { Rejection, Seat } from '@roundhouse/engine';
import {
  type Board,
  type Choices,
  choices,
  type Move,
  type State,
  type View,
} from '@roundhouse/engine/silverton';
import { observable } from '../../../observable.ts';
import { remember } from '../../../remember.ts';
import type { SmallStore } from '../../../settings.ts';
import { sharing } from '../../../shareParts.ts';
import type { Planned } from './plan.ts';
import { Planner } from './planner.ts';
import { movePressed } from './press.ts';
import { type Prospector, standingOnCards } from './standing.ts';
import type { SvSession, Target } from './svSession.ts';
import { isSameTarget, keyOf, targetsNow } from './targets.ts';
import type { TermsDraft } from './termsDraft.ts';

/** What lies on the player's desk, for the position named by `at` only. */
interface Drafts {
  readonly at: string;
  /** What confirming would do. */
  readonly move?: Move | undefined;
  /** The staff member in hand. */
  readonly staff?: number | undefined;
  /** Bonus of the plow in hand. */
  readonly plow?: number | undefined;
  readonly terms?: TermsDraft | undefined;
  /** Why the last thing tried cannot be done. */
  readonly refusal?: Rejection | undefined;
}

const NOWHERE: readonly Target[] = [];
const NOBODY: readonly Prospector[] = [];

/** The player's desk: everything laid out but not yet done. */
export class Desk {
  readonly session: SvSession;
  readonly planner: Planner;
  readonly #drafts = observable<Drafts>({ at: '' });
  readonly #choices = remember(choices);
  readonly #targets = remember(targetsNow);
  readonly #sameStanding = sharing<ReturnType<typeof standingOnCards>>();
  readonly #standing = remember((players: View['players']) => this.#sameStanding(standingOnCards(players)));
  readonly #inHand = remember((staff: number | undefined, plow: number | undefined) => ({ staff, plow }));

  constructor(session: SvSession, store: SmallStore) {
    this.session = session;
    this.planner = new Planner(session, store);
  }

  get board(): Board {
    return this.session.board;
  }

  get view(): View {
    return this.session.view;
  }

  get position(): State {
    return this.session.position;
  }

  get seat(): Seat | undefined {
    const { viewer } = this.session;
    return viewer === 'spectator' ? undefined : viewer;
  }

  /** The decision at hand, if it is the viewer's. */
  get choices(): Choices | undefined {
    return this.session.myTurn ? this.#choices(this.board, this.position) : undefined;
  }

  get move(): Move | undefined {
    return this.session.myTurn ? this.#now.move : undefined;
  }

  get staff(): number | undefined {
    return this.#now.staff;
  }

  get plow(): number | undefined {
    return this.#now.plow;
  }

  get terms(): TermsDraft | undefined {
    return this.#now.terms;
  }

  get refusal(): Rejection | undefined {
    return this.#now.refusal;
  }

  /** The places that can be pressed now; none is marked while a plan is sketched. */
  get targets(): readonly Target[] {
    return this.planner.open ? NOWHERE : this.#open;
  }

  get #open(): readonly Target[] {
    return this.#targets(this.choices, this.#inHand(this.staff, this.plow));
  }

  /** The place the laid-out move is about. */
  get target(): Target | undefined {
    const { move } = this;
    if (move === undefined) return undefined;
    if (move.type === 'place') return move.target;
    if (move.type === 'placePhantom') return move.card;
    return 'segment' in move ? { on: 'segment', segment: move.segment } : undefined;
  }

  /** The prospectors on a card or on the deck. */
  standingOn(card: Target): readonly Prospector[] {
    return this.#standing(this.view.players)[keyOf(card)] ?? NOBODY;
  }

  /** Whether a planned wish can be acted on now. */
  isOpen(wish: Planned): boolean {
    return this.#open.some((target) => isSameTarget(target, wish));
  }

  /** Lays out what the plan says, instead of planning on. */
  carryOut(wish: Planned): void {
    this.planner.open = false;
    this.press(wish);
  }

  press(target: Target): void {
    if (this.planner.open) {
      if (target.on !== 'deck') this.planner.toggle(target);
      return;
    }
    const { choices: now, position, seat, staff, plow } = this;
    if (now === undefined || seat === undefined) return;
    const move = movePressed({ now, position, seat, staff, plow }, target);
    if (move !== undefined) this.lay(move);
  }

  /** Lays a move out, or says why it cannot be made. */
  lay(move: Move): void {
    const refusal = this.session.reject(move);
    const staff = move.type === 'place' ? move.staff : this.staff;
    this.#change({ move: refusal === undefined ? move : undefined, refusal, staff });
  }

  takeStaff(staff: number): void {
    this.#change({ staff: this.staff === staff ? undefined : staff, move: undefined, refusal: undefined });
  }

  takePlow(bonus: number): void {
    this.#change({ plow: this.plow === bonus ? undefined : bonus, move: undefined, refusal: undefined });
  }

  setTerms(terms: TermsDraft | undefined): void {
    this.#change({ terms, refusal: undefined });
  }

  /** Takes the last thing off the desk; whether there was anything. */
  clear(): boolean {
    const { move, staff, plow, terms, refusal } = this.#now;
    if (refusal !== undefined) this.#change({ refusal: undefined });
    else if (move !== undefined) this.#change({ move: undefined });
    else if (terms !== undefined) this.#change({ terms: undefined });
    else if (staff !== undefined || plow !== undefined) this.#change({ staff: undefined, plow: undefined });
    else return false;
    return true;
  }

  async confirm(): Promise<void> {
    if (this.move !== undefined) await this.submit(this.move);
  }

  async submit(move: Move): Promise<void> {
    const refusal = await this.session.submit(move);
    if (refusal !== undefined) this.#change({ refusal });
  }

  /** What was laid out for another position is of no use any more. */
  get #now(): Drafts {
    const at = `${this.session.viewer}/${this.session.sequence}`;
    const drafts = this.#drafts.current;
    return drafts.at === at ? drafts : { at };
  }

  #change(changed: Partial<Drafts>): void {
    this.#drafts.current = { ...this.#now, ...changed };
  }
}
