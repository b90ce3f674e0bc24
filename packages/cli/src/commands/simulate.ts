import { type Budget, iterations, parseBotName, playMatch, type SeatedBot } from '@roundhouse/bots';
import type { AnyRules, PlainMove, Step } from '@roundhouse/engine';
import { RefereeError } from '@roundhouse/engine/testing';
import type { Command } from 'commander';
import { wholeNumber } from '../badInput.ts';
import { botsCalled } from '../bots.ts';
import { counted } from '../counted.ts';
import { progress } from '../progress.ts';
import { recordFile } from '../recordFile.ts';
import { addSetupOptions, gameOptionsOf, type SetupFlags } from '../setupOptions.ts';
import { type SoloEnding, soloEndingIn } from '../soloEnding.ts';
import { soloOutcomes, soloTallyLines, soloTallyOf } from '../soloTally.ts';
import { headerAt, type Table, tableOf } from '../table.ts';
import { type Outcome, tallyLines, tallyOf } from '../tally.ts';

interface SimulateFlags extends SetupFlags {
  readonly games: number;
  readonly bots: string;
  readonly thoughts: number;
  readonly json?: true;
  readonly out?: string;
}

const EXAMPLES = `
Every move is validated and the referee checks every state.

Examples:
  roundhouse simulate continental-divide --players 4 --games 1000
  roundhouse simulate continental-divide --games 20 --seed friday --out matches.ndjson
  roundhouse simulate silverton --players 3 --length short --json`;

export const addSimulate = (program: Command): void => {
  addSetupOptions(program.command('simulate <game>'))
    .description('let bots play matches, and count how they fare')
    .option('-n, --games <n>', 'number of matches', wholeNumber(1), 10)
    .option('--bots <names>', 'bots separated by commas; they take turns at the seats', 'random')
    .option('--thoughts <n>', 'the most positions a bot may weigh for one move', wholeNumber(1), 100)
    .option('--out <file>', 'write the matches, one JSON record a line')
    .option('--json', 'print the result as JSON')
    .addHelpText('after', EXAMPLES)
    .action(simulate);
};

const simulate = async (gameId: string, flags: SimulateFlags): Promise<void> => {
  const table = await tableOf(gameId, flags.board);
  const bots = await botsCalled(gameId, flags.bots);
  const players = flags.players ?? table.game.players.min;
  const options = gameOptionsOf(flags);
  headerAt(table, { players, options, names: [] });

  const out = flags.out === undefined ? undefined : recordFile(flags.out);
  const bar = progress(`simulating ${gameId}`, flags.games);
  const outcomes: Outcome[] = [];
  const started = performance.now();
  for (let index = 0; index < flags.games; index += 1) {
    const seated = seating(bots, players, index);
    const { record, ...outcome } = playOne(table, { seated, options, flags, index }, () => bar.step(index));
    out?.write(record);
    outcomes.push(outcome);
    bar.step(index + 1);
  }
  bar.end();
  out?.close();
  const seconds = (performance.now() - started) / 1_000;
  report(flags, { game: table.game.name, players, seconds, outcomes });
};

interface Planned {
  readonly seated: readonly SeatedBot[];
  readonly options: unknown;
  readonly flags: SimulateFlags;
  readonly index: number;
}

const playOne = (table: Table, { seated, options, flags, index }: Planned, onMove: () => void) => {
  const names = seated.map(({ name }) => name);
  const header = headerAt(table, {
    players: seated.length,
    options,
    names: names.map((name, seat) => `${name} ${seat + 1}`),
    ...(areOurs(names) ? { seats: names } : {}),
  });
  const budget = (): Budget => iterations(flags.thoughts);
  const referee = refereeOf(table.rules);
  let ending: SoloEnding | undefined;
  const onStep = (step: Step<unknown, PlainMove>): void => {
    referee(step);
    ending = soloEndingAt(table.rules, step);
    onMove();
  };
  const seed = `${flags.seed}/${index}`;
  const { record, standings } = playMatch(table, { header, bots: seated, seed, budget, onStep });
  return { record, names, standings, moves: record.moves.length, ending };
};

/** Whether none of these bots comes from a file, which a reader of the record may not have. */
const areOurs = (names: readonly string[]): boolean =>
  names.every((name) => parseBotName(name) !== undefined);

/** What the last move of a match with grades says of its end. */
const soloEndingAt = (
  rules: AnyRules,
  { before, move, after }: Step<unknown, PlainMove>,
): SoloEnding | undefined =>
  rules.actor(after).kind === 'over' ? soloEndingIn(rules.narrate(before, move, after)) : undefined;

/** Looks at every state the match goes through, and not at those the bots only think of. */
const refereeOf =
  (rules: AnyRules) =>
  ({ move, after }: Step<unknown, PlainMove>): void => {
    const violations = rules.violations(after);
    if (violations.length > 0)
      throw new RefereeError(`after ${JSON.stringify(move)}: ${violations.join('; ')}`);
  };

/** Who sits where: everybody moves on by one seat from match to match, so that no seat favours a bot. */
const seating = (bots: readonly SeatedBot[], players: number, match: number): readonly SeatedBot[] =>
  Array.from({ length: players }, (_, seat) => bots.slice((seat + match) % bots.length).slice(0, 1)).flat();

const report = (
  { seed, json }: SimulateFlags,
  result: {
    readonly game: string;
    readonly players: number;
    readonly seconds: number;
    readonly outcomes: readonly Outcome[];
  },
): void => {
  const { game, players, seconds, outcomes } = result;
  const solo = soloOutcomes(outcomes);
  const tally = solo === undefined ? tallyOf(outcomes) : soloTallyOf(solo);
  if (json) {
    console.log(JSON.stringify({ game, players, seed, seconds, ...tally }, null, 2));
    return;
  }
  const speed = Math.round(tally.moves / seconds);
  console.log(
    `${counted(tally.matches, 'match', 'matches')} of ${game}, ${counted(players, 'player')}, seed ${seed}: ${seconds.toFixed(1)} s, ${speed} moves/s`,
  );
  console.log(('bySeat' in tally ? tallyLines(tally) : soloTallyLines(tally)).join('\n'));
};
