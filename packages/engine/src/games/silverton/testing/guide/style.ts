/** How a guided player of recorded matches likes to play: chances out of 100, unless said otherwise. */
export interface Style {
  /** Dollars kept back when buying and building. */
  readonly reserve: number;
  /** Goes where others stand. */
  readonly quarrels: number;
  /** Builds anything, however useless. */
  readonly wanders: number;
  /** Takes up own track. */
  readonly dismantles: number;
  /** Goes for other players' lines. */
  readonly steals: number;
  /** Opens talks in step 4. */
  readonly trades: number;
  /** Draws from the deck rather than taking what lies face up. */
  readonly gambles: number;
  /** Slides lines, shares lines, moves goods between claims: whatever an optional rule allows. */
  readonly experiments: number;
}

const STEADY: Style = {
  reserve: 120,
  quarrels: 25,
  wanders: 10,
  dismantles: 0,
  steals: 60,
  trades: 20,
  gambles: 15,
  experiments: 60,
};

/** Tables by what they are good at showing. */
export const STYLES = {
  steady: STEADY,
  quarrelsome: { ...STEADY, quarrels: 95, steals: 100, trades: 5 },
  traders: { ...STEADY, trades: 45 },
  builders: { ...STEADY, reserve: 0, wanders: 100, trades: 5, gambles: 0 },
  wreckers: { ...STEADY, dismantles: 35, trades: 10 },
  gamblers: { ...STEADY, reserve: 40, gambles: 90, trades: 5 },
  partners: { ...STEADY, experiments: 100, quarrels: 80, trades: 5 },
} as const satisfies Record<string, Style>;
