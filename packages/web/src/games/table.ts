import type { BoardId, MatchHeader, PlainEvent, PlainMove, Rejection, Seat } from '@roundhouse/engine';
import type { Component } from 'svelte';
import type { Sentence } from '../i18n/sentence.ts';
import type { TableSession } from '../match/session.ts';

/**
 * What a game brings to the frame. `games/<game>/index.ts` exports one of these, and one line in
 * `games/index.ts` registers it (loaded lazily, so everything a game imports stays out of the first load).
 *
 * The frame draws: top bar (name, undo, replay, charts, rules, menu), replay bar, charts, rule book panel,
 * command line, keyboard help, settings, hand-over screen, announcements. The game draws: everything below
 * the top bar (`Table`), the middle of the top bar (`TopBar`) and the scoring sheet (`EndSheet`).
 * A table places the frame's own parts where it likes: `frame/LogPanel.svelte`, `frame/Sentence.svelte`,
 * `rulebook/RuleLink.svelte`, and everything in `design/`.
 */
export interface GameTable<Board extends BoardId, State, Move extends PlainMove, View> {
  readonly Table: TableComponent<TableProps<Board, State, Move, View>>;
  readonly TopBar?: TableComponent<TableProps<Board, State, Move, View>>;
  readonly EndSheet: TableComponent<EndSheetProps<Board, State, Move, View>>;
  /** Loads the game's catalogue in the present language; called before anything is drawn. */
  loadMessages(): Promise<void>;
  /** One line of the log; `undefined` for what no reader would miss. */
  describeEvent(event: PlainEvent, about: Telling<Board>): Sentence | undefined;
  /** Why not, without the rule's number: the frame adds the link. */
  describeRejection(rejection: Rejection, about: Telling<Board>): Sentence;
  /** What is to be done now and by whom, in one sentence: spoken at every change of turn. */
  describeMoment(view: View, about: Telling<Board>): Sentence;
  /** The turn a view belongs to: log headings, stepping by turn, charts. */
  turnOf(view: View): number;
  /** Whether this view holds anything the others at the screen must not see (hand-over screen). */
  hasSecrets(view: View): boolean;
  /** Charts out of the last view of every turn. */
  chartsOf(moments: readonly ChartMoment<View>[], about: Telling<Board>): readonly Chart[];
  /** Answers a question typed in the command line ("neighbours of K12"); `undefined` if it is none. */
  answer?(question: string, view: View, about: Telling<Board>): Sentence | undefined;
  /** What the coach has to say about the moment: the end of a key `lesson.…` of the coach's words. */
  lessonOf(view: View): string;
  /** A move of the viewer's as something to do, in a few words; `undefined` where the table has none. */
  describeMove?(move: Move, session: TableSession<Board, State, Move, View>): string | undefined;
  /** Keys of this table, for the keyboard help. */
  keys(): readonly KeyHint[];
}

/** What sentences need to know besides the fact itself. */
export interface Telling<Board> {
  readonly board: Board;
  readonly header: MatchHeader;
  /** A name for every seat. */
  readonly names: readonly string[];
}

interface TableProps<Board, State, Move extends PlainMove, View> {
  readonly session: TableSession<Board, State, Move, View>;
}

interface EndSheetProps<Board, State, Move extends PlainMove, View>
  extends TableProps<Board, State, Move, View> {
  /** A new match with the same seats and options. */
  readonly onPlayAgain: () => void;
  readonly onExport: () => void;
  /** Back to the board; the sheet can be opened again from the menu. */
  readonly onClose: () => void;
}

export interface ChartMoment<View> {
  readonly turn: number;
  readonly view: View;
  /** What every seat saw then, laid open once the match is over. */
  readonly seats?: readonly View[];
}

/** One small chart over the turns of the match. */
export interface Chart {
  readonly id: string;
  readonly title: string;
  /** A share is one of 1: the axis runs from nothing to all, and every line ends in its figure. */
  readonly unit: 'money' | 'count' | 'share';
  readonly lines: readonly ChartLine[];
}

/** One line of a chart; `values` go with the moments, `null` where there is nothing to show. */
export interface ChartLine {
  readonly label: string;
  /** Takes the seat's colour, dashes and seal; left out for lines that are no seat's. */
  readonly seat?: Seat;
  /** A CSS colour, a sign and dashes, where no seat gives them: a line is never told by colour alone. */
  readonly colour?: string;
  readonly sign?: ChartSign;
  readonly dash?: readonly number[];
  readonly values: readonly (number | null)[];
}

/** What a line that is no seat's is told by, some 16 across around (0, 0); colours are CSS colours. */
export interface ChartSign {
  readonly outline: string;
  readonly fill: string;
  readonly edge?: string;
  /** A square behind the outline. */
  readonly ground?: string;
}

export interface KeyHint {
  /** As printed on the keys: `Enter`, `B`, `←`. */
  readonly keys: readonly string[];
  readonly action: string;
}

/** A component type that, like `AnyGame`, lets a specific game stand in for any (method syntax on purpose). */
type TableComponent<Props extends object> = {
  component(...args: Parameters<Component<Props>>): ReturnType<Component<Props>>;
}['component'];

/** Any game's table, for the frame. */
export type AnyTable = GameTable<BoardId, unknown, PlainMove, unknown>;
