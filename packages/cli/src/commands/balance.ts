import { writeFileSync } from 'node:fs';
import { balanceOf, rotations } from '@roundhouse/bots/arena';
import type { Command } from 'commander';
import { type ArenaFlags, addArenaOptions, arenaFor, lineUpOf, playWithBar } from '../arenaOptions.ts';
import { BadInput } from '../badInput.ts';
import { balancePage } from '../balance/page.ts';
import { sectionLines } from '../balance/sectionLines.ts';
import { counted } from '../counted.ts';
import { tableOf } from '../table.ts';

interface Flags extends ArenaFlags {
  readonly bots: string;
  readonly html?: string;
}

const EXAMPLES = `
Examples:
  roundhouse balance continental-divide --players 4 --games 200 --html balance.html
  roundhouse balance continental-divide --players 5 --bots expert --budget 60 --json
  roundhouse balance silverton --players 3 --length short --bots regular --html silverton.html`;

export const addBalance = (program: Command): void => {
  addArenaOptions(program.command('balance <game>'))
    .description('let bots play, and see whether a seat, city, port or card is too good')
    .option('--bots <names>', 'who plays: one bot for all seats, or several by turns', 'regular')
    .option('--html <file>', 'write a page with plots')
    .addHelpText('after', EXAMPLES)
    .action(balance);
};

/** Four at the table unless the game is for fewer, or the user says otherwise. */
const USUAL_PLAYERS = 4;

const balance = async (gameId: string, flags: Flags): Promise<void> => {
  const { game, board } = await tableOf(gameId, flags.board);
  const players = flags.players ?? Math.min(USUAL_PLAYERS, game.players.max);
  const lineUp = lineUpOf(flags.bots, players);
  const { name, terms } = await arenaFor(gameId, lineUp, flags);
  const { seed, games: matches } = flags;
  const jobs = rotations(lineUp, { matches, seed }, { ...terms, facts: true });
  const results = await playWithBar(`balance ${gameId}`, jobs, flags.threads);
  const about = await balanceOf(terms.game);
  const sections = about.sections(
    board,
    results.map(({ facts }) => facts),
  );
  const setting = {
    game: name,
    players,
    bots: flags.bots,
    matches: results.length,
    seed,
    thinking: flags.time === undefined ? `${flags.budget} iterations` : `${flags.time} ms`,
    options: terms.options,
  };
  if (flags.html !== undefined) writePage(flags.html, balancePage(setting, sections));
  if (flags.json) console.log(JSON.stringify({ ...setting, sections }, null, 2));
  else {
    console.log(
      `${counted(results.length, 'match', 'matches')} of ${name}, ${counted(players, 'player')}, ${flags.bots}, seed ${seed}, ${setting.thinking} a decision`,
    );
    console.log(sections.flatMap(sectionLines).join('\n'));
  }
};

const writePage = (file: string, page: string): void => {
  try {
    writeFileSync(file, page);
  } catch (error) {
    throw new BadInput(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
