import type { Rejection, Seat } from '@roundhouse/engine';
import type { Board, Move, State } from '@roundhouse/engine/continental-divide';
import { observable } from '../../../observable.ts';
import { remember } from '../../../remember.ts';
import type { SmallStore } from '../../../settings.ts';
import { type BuyDraft, buyMove, withinRange } from './buyDraft.ts';
import type { CdSession } from './cdSession.ts';
import { type BuildContext, type OpenLine, openLinesOf } from './lines.ts';
import type { DraftedMove, PlannedMove, Rules } from './plan.ts';
import { Planner } from './planner.ts';
import { type BuildDraft, pressToBuild, resized, whyClosed } from './pressToBuild.ts';
import { newStartDraft, type StartDraft } from './startDraft.ts';

/** What lies on the player's desk, for the position named by `at` only. */
interface Drafts {
  readonly at: string;
  readonly build: BuildDraft;
  readonly start?: StartDraft | undefined;
  readonly buy?: BuyDraft | undefined;
  /** Why the last thing tried cannot be done, and where on the map if anywhere. */
  readonly refusal?: { readonly hex?: string; readonly rejection: Rejection } | undefined;
}

const NO_DRAFT: BuildDraft = {};

const contextOf = (board: Board, position: State, rules: Rules, canAct: boolean): BuildContext => ({
  board,
  position,
  lines: canAct ? openLinesOf(board, position) : [],
  reject: (move) => rules.reject(position, move),
});

const onlyRailroadOf = (lines: readonly OpenLine[]): string | undefined => {
  const [first] = lines;
  return lines.every(({ railroad }) => railroad === first?.railroad) ? first?.railroad : undefined;
};

const previewOf = (rules: Rules, position: State, move: DraftedMove | undefined): State | undefined =>
  move === undefined || rules.reject(position, move) !== undefined ? undefined : rules.apply(position, move);

/**
 * The player's desk: everything laid out but not yet done. The same desk serves the turn at hand and a
 * private plan for turns to come: planning, its position is where the plan leads, and confirming adds a step.
 */
export class Desk {
  readonly session: CdSession;
  readonly planner: Planner;
  readonly #drafts = observable<Drafts>({ at: '', build: NO_DRAFT });
  readonly #context = remember(contextOf);
  readonly #onlyRailroad = remember(onlyRailroadOf);
  readonly #buyMove = remember(buyMove);
  readonly #preview = remember(previewOf);
  readonly #nothing = remember((at: string): Drafts => ({ at, build: NO_DRAFT }));

  constructor(session: CdSession, store: SmallStore) {
    this.session = session;
    this.planner = new Planner(session, store);
  }

  get board(): Board {
    return this.session.board;
  }

  get seat(): Seat | undefined {
    const { viewer } = this.session;
    return viewer === 'spectator' ? undefined : viewer;
  }

  /** The position the player decides on: the match's, or where the plan leads. */
  get position(): State {
    return this.planner.open ? this.planner.plan.end : this.session.position;
  }

  /** While a move is on its way the desk stays as it is: clearing it for a moment would only flicker. */
  get canAct(): boolean {
    if (this.planner.open) return this.position.turn <= 8;
    const { live, actor, viewer } = this.session;
    return live && actor.kind === 'seat' && actor.seat === viewer;
  }

  get build(): BuildDraft {
    return this.#now.build;
  }

  get start(): StartDraft | undefined {
    return this.#now.start;
  }

  get buy(): BuyDraft | undefined {
    return this.#now.buy;
  }

  get refusal(): { readonly hex?: string; readonly rejection: Rejection } | undefined {
    return this.#now.refusal ?? this.#now.build.refusal;
  }

  get context(): BuildContext {
    return this.#context(this.board, this.position, this.session.rules, this.canAct);
  }

  /** The railroad to build for: the chosen one, or the only one there is. */
  get railroad(): string | undefined {
    return this.build.railroad ?? this.#onlyRailroad(this.context.lines);
  }

  /** What confirming would do. */
  get move(): DraftedMove | undefined {
    const { position, start, buy } = this;
    if (!this.canAct) return undefined;
    if (position.phase === 'build') return this.build.line;
    if (position.phase !== 'stock') return undefined;
    return start ?? (buy === undefined ? undefined : this.#buyMove(this.board, position, buy));
  }

  /** The position after what confirming would do. */
  get preview(): State | undefined {
    return this.#preview(this.session.rules, this.position, this.move);
  }

  press(hex: string): void {
    if (!this.canAct) return;
    if (this.position.phase === 'build') this.#setBuild(pressToBuild(this.context, this.#buildDraft, hex));
    else if (this.position.phase === 'stock') this.#pressToStart(hex);
  }

  setBuild(build: BuildDraft): void {
    this.#setBuild(build);
  }

  chooseRailroad(railroad: string): void {
    const closed = whyClosed(this.context, railroad);
    if (closed !== undefined) this.#refuse(closed);
    else this.#setBuild(this.build.railroad === railroad ? {} : { railroad });
  }

  resize(by: 1 | -1): void {
    this.#setBuild(resized(this.context, this.build, by));
  }

  openStart(wanted: { readonly railroad?: string; readonly hex?: string } = {}): void {
    const start = newStartDraft(this.board, this.position, wanted);
    if (start !== undefined) this.#change({ start, buy: undefined, refusal: undefined });
  }

  changeStart(changed: Partial<Omit<StartDraft, 'type'>>): void {
    if (this.start === undefined) return;
    const start = { ...this.start, ...changed };
    const rejection = this.session.rules.reject(this.position, start);
    if (rejection === undefined) this.#change({ start, refusal: undefined });
    else this.#refuse(rejection, changed.hex);
  }

  openBuy(railroad: string): void {
    this.changeBuy({ railroad, count: 1, extra: 0 });
  }

  changeBuy(changed: Partial<BuyDraft>): void {
    const wanted = { railroad: '', count: 1, extra: 0, ...this.buy, ...changed };
    const cash = this.position.cash[this.seat ?? -1] ?? 0;
    const draft = withinRange(this.board, this.position, { draft: wanted, cash });
    const rejection = this.session.rules.reject(this.position, buyMove(this.board, this.position, draft));
    if (rejection === undefined) this.#change({ buy: draft, start: undefined, refusal: undefined });
    else this.#refuse(rejection);
  }

  /** Takes the last thing off the desk; whether there was anything. */
  clear(): boolean {
    const { build, start, buy, refusal } = this.#now;
    if (refusal !== undefined || build.refusal !== undefined)
      this.#change({ refusal: undefined, build: { ...build, refusal: undefined } });
    else if (build.line !== undefined) this.#setBuild({ railroad: build.railroad, from: build.from });
    else if (build.from !== undefined) this.#setBuild({ railroad: build.railroad });
    else if (start !== undefined || buy !== undefined) this.#change({ start: undefined, buy: undefined });
    else return false;
    return true;
  }

  /** Throws away what was laid out before the last move: taking that move back must not bring it back. */
  forgetPast(): void {
    if (this.#drafts.current.at !== this.#key) this.#drafts.current = this.#nothing(this.#key);
  }

  async confirm(): Promise<void> {
    const { move } = this;
    if (move !== undefined) await this.decide(move);
  }

  /** Makes a move, or adds it to the plan while planning. */
  async decide(move: PlannedMove): Promise<void> {
    if (this.planner.open) this.planner.add(move);
    else await this.submit(move);
  }

  async submit(move: Move): Promise<void> {
    if (!this.session.myTurn) return;
    const rejection = await this.session.submit(move);
    if (rejection !== undefined) this.#refuse(rejection);
  }

  async carryOutPlanned(index: number): Promise<void> {
    const rejection = await this.planner.carryOut(index);
    if (rejection !== undefined) this.#refuse(rejection);
  }

  get #key(): string {
    const { sequence, viewer } = this.session;
    return `${viewer}/${sequence}/${this.planner.open ? this.planner.plan.steps.length : 'now'}`;
  }

  /** What was laid out for another position is of no use any more. */
  get #now(): Drafts {
    const drafts = this.#drafts.current;
    const key = this.#key;
    return drafts.at === key ? drafts : this.#nothing(key);
  }

  get #buildDraft(): BuildDraft {
    return { ...this.build, railroad: this.railroad };
  }

  #change(changed: Partial<Drafts>): void {
    this.#drafts.current = { ...this.#now, ...changed };
  }

  #setBuild(build: BuildDraft): void {
    this.#change({ build, refusal: undefined });
  }

  #refuse(rejection: Rejection, hex?: string): void {
    this.#change({ refusal: hex === undefined ? { rejection } : { hex, rejection } });
  }

  #pressToStart(hex: string): void {
    const isStart = this.board.isStartingCity[this.board.hexIndexOf.get(hex) ?? -1] === true;
    if (this.start !== undefined) this.changeStart({ hex });
    else if (isStart) this.openStart({ hex });
  }
}
