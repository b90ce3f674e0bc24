import {
  type Actor,
  type AnyRules,
  type BoardId,
  type MatchHeader,
  type PlainMove,
  type Rejection,
  type Seat,
  type Standing,
  seededRng,
  type Viewer,
} from '@roundhouse/engine';
import { type Observable, observable } from '../observable.ts';
import { shareParts } from '../shareParts.ts';
import type { LogEntry, MatchUpdate } from './host.ts';
import { isComplete, lastMoveOf, logUpTo, readBy } from './matchLog.ts';
import type { AnySession, Happening } from './session.ts';
import type { Announcement, SessionParts } from './sessionParts.ts';
import {
  decides,
  firstSnapshot,
  NOT_YOUR_TURN,
  received,
  type Snapshot,
  STALE,
  updateNow,
} from './snapshot.ts';
import { firstViewer, nextViewer, peopleAt } from './viewers.ts';

/** An answer that comes sooner is waited for without a word. */
const PATIENCE_MS = 120;
/** Long enough for the cover of a hand-over to be drawn before the table under it changes. */
const COVERING_MS = 120;

/** A match as the people at one screen see it: follows the host, whoever has to decide, and the replay. */
export class MatchSession implements AnySession {
  readonly matchId: string;
  readonly header: MatchHeader;
  readonly board: BoardId;
  readonly rules: AnyRules;
  readonly names: readonly string[];
  readonly bots: readonly Seat[];
  readonly people: readonly Seat[];
  readonly announcement = observable<Announcement>({ text: '', manner: 'polite' });
  readonly #parts: SessionParts;
  readonly #spotlight = observable<{ readonly place: string } | undefined>(undefined);
  readonly #snapshot: Observable<Snapshot>;
  /** Who has to take the screen before their secrets are shown; apart, so that the table need not look up. */
  readonly #handOver = observable<Seat | undefined>(undefined);
  #guess: { readonly view: unknown; readonly state: unknown } | undefined;
  #leave: () => void = () => undefined;
  #logging: Promise<void> = Promise.resolve();
  #covering: ReturnType<typeof setTimeout> | undefined;
  #sending = false;

  constructor(parts: SessionParts) {
    const { host, seats } = parts;
    this.#parts = parts;
    this.matchId = parts.matchId;
    this.header = host.header;
    this.board = parts.board;
    this.rules = parts.rules;
    this.names = seats.map(({ name }) => name);
    this.people = peopleAt(seats);
    this.bots = seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []));
    const update = updateNow(host, 'spectator');
    this.#snapshot = observable(firstSnapshot(update));
    const first = firstViewer(this.people, update.actor);
    const covered = this.#needsHandOver(first);
    this.#follow(covered ? 'spectator' : first);
    if (covered) this.#handOver.current = first;
  }

  get viewer(): Viewer {
    return this.#snapshot.current.viewer;
  }
  get view(): unknown {
    const { past, update } = this.#snapshot.current;
    return past === undefined ? update.view : past.view;
  }
  get position(): unknown {
    const { view } = this;
    const known = this.#guess;
    if (known !== undefined && known.view === view) return known.state;
    const state = this.rules.resample(view, seededRng(this.sequence));
    this.#guess = { view, state };
    return state;
  }
  get actor(): Actor {
    return this.live ? this.#snapshot.current.update.actor : this.rules.actor(this.position);
  }
  get myTurn(): boolean {
    return decides(this.#snapshot.current);
  }
  get live(): boolean {
    return this.#snapshot.current.past === undefined;
  }
  get sequence(): number {
    const { past, update } = this.#snapshot.current;
    return past?.sequence ?? update.sequence;
  }
  get length(): number {
    return this.#snapshot.current.update.sequence;
  }
  get log(): readonly LogEntry[] {
    return this.#snapshot.current.log.entries;
  }
  get turns(): readonly number[] {
    return this.#snapshot.current.log.turns;
  }
  get lastOwn(): number {
    const { viewer, log } = this.#snapshot.current;
    return viewer === 'spectator' ? 0 : lastMoveOf(log, viewer);
  }
  get latest(): Happening {
    return this.#snapshot.current.latest;
  }
  get undoable(): number {
    return this.live ? this.#snapshot.current.update.undoable : 0;
  }
  get standings(): readonly Standing[] | undefined {
    return this.#snapshot.current.update.standings;
  }
  /** What chance was drawn from, once the match is over. */
  get secret(): string | undefined {
    return this.#snapshot.current.update.secret;
  }
  get handOver(): Seat | undefined {
    return this.#handOver.current;
  }
  get spotlight(): { readonly place: string } | undefined {
    return this.#spotlight.current;
  }

  reject(move: PlainMove): Rejection | undefined {
    return this.rules.reject(this.position, move);
  }

  async submit(move: PlainMove): Promise<Rejection | undefined> {
    const seat = this.#atTheTable;
    if (!this.myTurn || this.#sending || seat === undefined) return NOT_YOUR_TURN;
    this.#sending = true;
    const waiting = setTimeout(() => this.#change({ sending: true }), PATIENCE_MS);
    const answer = await this.#parts.host.submit(seat, this.length, move);
    clearTimeout(waiting);
    this.#sending = false;
    if (this.#snapshot.current.sending) this.#change({ sending: false });
    if (answer.ok) return undefined;
    return 'rejection' in answer ? answer.rejection : STALE;
  }

  async undo(): Promise<void> {
    if (this.undoable > 0) await this.takeBackTo(this.length - 1);
  }

  takeBackTo(sequence: number): Promise<boolean> {
    const seat = this.#atTheTable;
    return seat === undefined ? Promise.resolve(false) : this.#parts.host.undo(seat, sequence);
  }

  async goTo(sequence: number): Promise<void> {
    const wanted = Math.max(0, Math.min(sequence, this.length));
    if (wanted === this.length) {
      if (!this.live)
        this.#change({ past: undefined, latest: { sequence: wanted, events: [], cause: 'replayed' } });
      return;
    }
    const events = wanted === this.sequence + 1 ? (this.log[wanted - 1]?.events ?? []) : [];
    const view = await this.#parts.host.viewAt(this.viewer, wanted);
    this.#change({
      past: { sequence: wanted, view: shareParts(this.view, view) },
      latest: { sequence: wanted, events, cause: 'replayed' },
    });
  }

  /**
   * The match after `sequence` moves as the viewer saw it, without going there; once the match is over also
   * as every seat saw it.
   */
  async momentAt(sequence: number): Promise<{ readonly view: unknown; readonly seats?: readonly unknown[] }> {
    const { host } = this.#parts;
    const view = await host.viewAt(this.viewer, sequence);
    if (this.standings === undefined) return { view };
    return { view, seats: await Promise.all(this.names.map((_, seat) => host.viewAt(seat, sequence))) };
  }

  show(place: string): void {
    this.#spotlight.current = { place };
  }

  announce(text: string, manner: Announcement['manner'] = 'polite'): void {
    this.announcement.current = { text, manner };
  }

  /** The person the screen was handed to has taken it. */
  takeOver(): void {
    const { handOver } = this;
    if (handOver === undefined) return;
    clearTimeout(this.#covering);
    this.#follow(handOver);
    this.#handOver.current = undefined;
  }

  close(): void {
    clearTimeout(this.#covering);
    this.#leave();
    this.#parts.host.close();
  }

  /** Who may act at this screen: nobody while it is being handed over. */
  get #atTheTable(): Seat | undefined {
    const { viewer, handOver } = this;
    return viewer === 'spectator' || handOver !== undefined ? undefined : viewer;
  }

  #change(changed: Partial<Snapshot>): void {
    this.#snapshot.current = { ...this.#snapshot.current, ...changed };
  }

  /** Whether `viewer` sees what others at this screen must not see. */
  #needsHandOver(viewer: Viewer): viewer is Seat {
    if (viewer === 'spectator' || this.people.length < 2) return false;
    return this.#parts.table.hasSecrets(updateNow(this.#parts.host, viewer).view);
  }

  #follow(viewer: Viewer): void {
    this.#leave();
    const log = readBy(this.#snapshot.current.log, viewer, this.#parts.host.commonLog);
    this.#change({ viewer, log, past: undefined });
    let opening = true;
    this.#leave = this.#parts.host.subscribe(viewer, (update) => {
      if (opening) this.#receive(update);
      else this.#hear(update);
    });
    opening = false;
  }

  /** At one screen the person who has to decide is the one who looks, after a hand-over where there are secrets. */
  #hear(update: MatchUpdate): void {
    const watching = this.handOver ?? this.viewer;
    const next = nextViewer(this.people, update.actor, watching);
    if (next === watching) this.#receive(update);
    else if (this.#needsHandOver(next)) this.#cover(next);
    else {
      this.#receive(update);
      this.#follow(next);
      this.#handOver.current = undefined;
    }
  }

  /** Covers the table; once the cover is drawn, the table under it shows what anybody may see. */
  #cover(next: Seat): void {
    this.#handOver.current = next;
    clearTimeout(this.#covering);
    this.#covering = setTimeout(() => this.#follow('spectator'), COVERING_MS);
  }

  #receive(update: MatchUpdate): void {
    const now = received(this.#snapshot.current, update, this.#parts.table.turnOf(update.view));
    this.#snapshot.current = now;
    if (!isComplete(now.log, update.sequence)) this.#logging = this.#logging.then(() => this.#keepLog());
  }

  async #keepLog(): Promise<void> {
    const { viewer, update, log } = this.#snapshot.current;
    const { host, table } = this.#parts;
    const length = update.sequence;
    const kept = await logUpTo(host, log, { viewer, length, turnOf: (view) => table.turnOf(view) });
    // The viewer may have changed, or moves been taken back, while the past was being fetched.
    const now = this.#snapshot.current;
    if (now.viewer === viewer && now.log === log && kept.entries.length <= now.update.sequence)
      this.#change({ log: kept });
  }
}
