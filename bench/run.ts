import { GAMES } from '@roundhouse/engine';
import { type Speed, speedsOf } from './measure.ts';
import { contestant, figuresOf, type OurTable } from './ours.ts';
import { installedPeers } from './peers.ts';

export interface BenchOptions {
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

const tables = async (): Promise<readonly OurTable[]> => [
  { game: await GAMES['continental-divide'](), players: 4, options: {} },
];

/** Our engine and, where installed, its peers: one process, one thread, interleaved rounds. */
export const runBench = async ({ rounds, milliseconds, onRound }: BenchOptions): Promise<BenchResult> => {
  process.env['NODE_ENV'] ??= 'production';
  const ours = await tables();
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
  return { speeds, ratios, figures: ours.map((table) => figuresOf(table, 200)) };
};
