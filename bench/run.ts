import { GAMES, type GameId } from '@roundhouse/engine';
import { type Speed, speedsOf } from './measure.ts';
import { contestant, figuresOf, type OurTable } from './ours.ts';
import { installedPeers } from './peers.ts';

export interface BenchOptions {
  /** One of our games by its id; all of them if left out. */
  readonly game?: string;
  readonly rounds: number;
  readonly milliseconds: number;
  readonly onRound?: (done: number) => void;
}

export interface BenchResult {
  readonly speeds: readonly Speed[];
  /** Our speed over a peer's, median by median. */
  readonly ratios: readonly { readonly ours: string; readonly peer: string; readonly ratio: number }[];
  readonly figures: readonly ReturnType<typeof figuresOf>[];
}

const TABLES: readonly (Omit<OurTable, 'game'> & { readonly id: GameId })[] = [
  { id: 'continental-divide', name: 'Continental Divide', players: 4, options: {} },
  {
    id: 'silverton',
    name: 'Silverton campaign',
    players: 4,
    options: { length: 'campaign', advanced: true },
  },
];

const tables = (game: string | undefined): Promise<readonly OurTable[]> =>
  Promise.all(
    TABLES.filter(({ id }) => game === undefined || game === id).map(async ({ id, ...table }) => ({
      ...table,
      game: await GAMES[id](),
    })),
  );

const FIGURES = { matches: 200, milliseconds: 5_000 };

/** Our engine and, where installed, its peers: one process, one thread, interleaved rounds. */
export const runBench = async ({
  game,
  rounds,
  milliseconds,
  onRound,
}: BenchOptions): Promise<BenchResult> => {
  process.env['NODE_ENV'] ??= 'production';
  const ours = await tables(game);
  const contestants = ours.flatMap((table) => [contestant(table, false), contestant(table, true)]);
  const peers = installedPeers();
  const speeds = speedsOf([...contestants, ...peers], { rounds, milliseconds }, onRound);
  const [own, others] = [speeds.slice(0, contestants.length), speeds.slice(contestants.length)];
  const ratios = own.flatMap((mine) =>
    others.map((peer) => ({
      ours: mine.name,
      peer: peer.name,
      ratio: Number((mine.median / peer.median).toFixed(2)),
    })),
  );
  return { speeds, ratios, figures: ours.map((table) => figuresOf(table, FIGURES)) };
};
