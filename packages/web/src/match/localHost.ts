import {
  type AnyRules,
  drawChance,
  hmacSha256,
  type MatchHeader,
  type PlainMove,
  type Seat,
  type Viewer,
} from '@roundhouse/engine';
import type { BotPlayer } from './botPlayer.ts';
import type { LogEntry, MatchHost, MatchUpdate, Submitted } from './host.ts';
import type { SeatPlan } from './seats.ts';
import { cut, played, stateNow, type Timeline, undoable } from './timeline.ts';

/** What the host of a match at this screen needs from around it. */
export interface LocalPorts {
  readonly bots: BotPlayer;
  /**
   * Keeps the match: its first `from` moves as before, then `moves`, after which anyone may see `view`.
   * Called after every change, in order.
   */
  save(
    from: number,
    moves: readonly PlainMove[],
    after: { readonly over: boolean; readonly view: unknown },
  ): void;
  /** Waits before chance or a bot moves: the page draws in between, and people can follow. */
  pause(before: 'chance' | 'bot'): Promise<void>;
  /** Asks the people at this screen whether `seat` may take back what others have already seen. */
  consent(seat: Seat, to: number): Promise<boolean>;
  /** Told when a bot fails; a random legal move is played for it, so that the match goes on. */
  report(error: unknown): void;
}

export interface LocalMatch {
  readonly rules: AnyRules;
  readonly header: MatchHeader;
  readonly seats: readonly SeatPlan[];
  readonly secret: string;
  readonly timeline: Timeline;
}

interface Subscriber {
  readonly viewer: Viewer;
  readonly onUpdate: (update: MatchUpdate) => void;
}

/** The authority over a match played in this page: people at this screen, bots, and chance. */
export class LocalHost implements MatchHost {
  readonly header: MatchHeader;
  readonly commonLog = true;
  readonly #match: LocalMatch;
  readonly #ports: LocalPorts;
  readonly #subscribers = new Set<Subscriber>();
  readonly #told: LogEntry[] = [];
  #timeline: Timeline;
  #advancing = false;
  #closed = false;

  constructor(match: LocalMatch, ports: LocalPorts) {
    this.header = match.header;
    this.#match = match;
    this.#ports = ports;
    this.#timeline = match.timeline;
    void this.#advance();
  }

  subscribe(viewer: Viewer, onUpdate: (update: MatchUpdate) => void): () => void {
    const subscriber = { viewer, onUpdate };
    this.#subscribers.add(subscriber);
    onUpdate(this.#updateFor(viewer, 'opened'));
    return () => this.#subscribers.delete(subscriber);
  }

  async submit(seat: Seat, sequence: number, move: PlainMove): Promise<Submitted> {
    const actor = this.#match.rules.actor(stateNow(this.#timeline));
    if (sequence !== this.#timeline.moves.length || actor.kind !== 'seat' || actor.seat !== seat)
      return { ok: false, stale: true };
    const rejection = this.#match.rules.reject(stateNow(this.#timeline), move);
    if (rejection !== undefined) return { ok: false, rejection };
    this.#make(move);
    void this.#advance();
    return { ok: true };
  }

  async undo(seat: Seat, to: number): Promise<boolean> {
    const before = this.#timeline;
    const count = before.moves.length - to;
    if (count <= 0 || to < 0) return false;
    if (count > undoable(before, seat) && !(await this.#ports.consent(seat, to))) return false;
    if (this.#timeline !== before) return false;
    this.#timeline = cut(before, to);
    this.#told.length = Math.min(this.#told.length, to);
    this.#save(to, []);
    this.#tell('undone');
    void this.#advance();
    return true;
  }

  async log(_viewer: Viewer, from: number, to: number): Promise<readonly LogEntry[]> {
    while (this.#told.length < Math.min(to, this.#timeline.moves.length))
      this.#told.push(this.#entry(this.#told.length));
    return this.#told.slice(from, to);
  }

  async viewAt(viewer: Viewer, sequence: number): Promise<unknown> {
    return this.#match.rules.view(this.#timeline.states[sequence], viewer);
  }

  close(): void {
    this.#closed = true;
    this.#subscribers.clear();
    this.#ports.bots.close();
  }

  /** Lets chance and bots move until a person has to decide, or the match is over. */
  async #advance(): Promise<void> {
    if (this.#advancing) return;
    this.#advancing = true;
    while (!this.#closed) {
      const asked = this.#timeline;
      const move = await this.#automatic(asked);
      if (move === undefined) break;
      // Somebody may have taken moves back while a bot was thinking: then the question has changed.
      if (asked === this.#timeline && !this.#closed) this.#make(move);
    }
    this.#advancing = false;
  }

  async #automatic(timeline: Timeline): Promise<PlainMove | undefined> {
    const { rules, secret, seats } = this.#match;
    const state = stateNow(timeline);
    const sequence = timeline.moves.length;
    const actor = rules.actor(state);
    if (actor.kind === 'chance') {
      await this.#ports.pause('chance');
      return drawChance(rules, state, { secret, sequence });
    }
    const plan = actor.kind === 'seat' ? seats[actor.seat] : undefined;
    if (actor.kind !== 'seat' || plan?.kind !== 'bot') return undefined;
    const view = rules.view(state, actor.seat);
    const seed = hmacSha256(secret, `bot/${sequence}`);
    try {
      const [move] = await Promise.all([
        this.#ports.bots.choose({ seat: actor.seat, plan, view, seed }),
        this.#ports.pause('bot'),
      ]);
      if (rules.reject(state, move) === undefined) return move;
      throw new RangeError(
        `the bot at seat ${actor.seat + 1} chose an illegal move: ${JSON.stringify(move)}`,
      );
    } catch (error) {
      if (this.#closed) return undefined;
      this.#ports.report(error);
      return drawChance(rules, state, { secret: seed, sequence });
    }
  }

  #make(move: PlainMove): void {
    const from = this.#timeline.moves.length;
    this.#timeline = played(this.#match.rules, this.#timeline, [move]).timeline;
    this.#save(from, [move]);
    const entry = this.#entry(from);
    if (this.#told.length === from) this.#told.push(entry);
    this.#tell('moved', entry);
  }

  #save(from: number, moves: readonly PlainMove[]): void {
    const { rules } = this.#match;
    const state = stateNow(this.#timeline);
    const over = rules.actor(state).kind === 'over';
    this.#ports.save(from, moves, { over, view: rules.view(state, 'spectator') });
  }

  #tell(cause: MatchUpdate['cause'], entry?: LogEntry): void {
    for (const { viewer, onUpdate } of [...this.#subscribers])
      onUpdate(this.#updateFor(viewer, cause, entry));
  }

  #updateFor(viewer: Viewer, cause: MatchUpdate['cause'], entry?: LogEntry): MatchUpdate {
    const { rules, secret } = this.#match;
    const state = stateNow(this.#timeline);
    const actor = rules.actor(state);
    return {
      sequence: this.#timeline.moves.length,
      view: rules.view(state, viewer),
      actor,
      undoable: viewer === 'spectator' ? 0 : undoable(this.#timeline, viewer),
      events: entry?.events ?? [],
      cause,
      ...(entry === undefined ? {} : { entry }),
      ...(actor.kind === 'over' ? { standings: rules.standings(state), secret } : {}),
    };
  }

  #entry(sequence: number): LogEntry {
    const { rules } = this.#match;
    const { moves, states, actors } = this.#timeline;
    const move = moves[sequence];
    const before = states[sequence];
    if (move === undefined) throw new RangeError(`there is no move ${sequence + 1}`);
    return {
      sequence,
      actor: actors[sequence] ?? { kind: 'over' },
      notation: rules.notation.format(before, move),
      events: rules.narrate(before, move, states[sequence + 1]),
    };
  }
}
