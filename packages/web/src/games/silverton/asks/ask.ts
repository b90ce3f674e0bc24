import type { Move } from '@roundhouse/engine/silverton';
import type { About } from '../describe/terms.ts';
import type { Desk } from '../play/desk.ts';

/** One thing that can be done now. */
export interface Option {
  readonly label: string;
  /** What it costs, brings or risks. */
  readonly note?: string | undefined;
  /** Gives something up: never the button that stands out. */
  readonly modest?: boolean | undefined;
  readonly move: Move;
}

/** A decision as one sentence and what can be answered. */
export interface Ask {
  readonly title: string;
  readonly note?: string | undefined;
  /** The claim it is about, shown as a card. */
  readonly claim?: number | undefined;
  readonly options: readonly Option[];
  /** What is hardly ever wanted, folded away. */
  readonly rare?: readonly Option[] | undefined;
  /** The way out: ending the step, refusing, letting be. */
  readonly end?: Option | undefined;
}

/** Who asks about what. */
export interface Asking {
  readonly desk: Desk;
  readonly about: About;
}
