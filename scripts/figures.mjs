/**
 * Figures of the page, measured on its build in a real browser:
 *
 *     node --conditions=source scripts/figures.mjs [--games continental-divide,silverton] [--out figures.json]
 *
 * Sizes are of gzip -9; times are of this machine, with nothing else running.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { formatMatch, GAMES, newHeader, seededRng } from '@roundhouse/engine';
import { chromium } from 'playwright-core';
import { serve } from '../packages/web/serve.mjs';

const DIST = join(import.meta.dirname, '../packages/web/dist');
const SETTINGS = {
  language: 'en',
  theme: 'light',
  motion: 'reduced',
  pace: 'instant',
  sounds: false,
  name: 'Ada',
};
const { values } = parseArgs({
  options: { out: { type: 'string' }, games: { type: 'string', default: 'continental-divide,silverton' } },
});
const NAMES = { 'continental-divide': 'Continental Divide', silverton: 'Silverton' };
const played = Object.entries(NAMES).filter(([id]) => values.games.split(',').includes(id));

const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const kB = (bytes) => Math.round(bytes / 100) / 10;
const quantile = (numbers, q) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(q * (numbers.length - 1))] ?? 0;
const rounded = (value) => Math.round(value * 10) / 10;

/** A match played to its end at random, as text, with six seats where the game has them. */
const wholeMatch = async (id, seed) => {
  const game = await GAMES[id]();
  const rules = game.rules(game.defaultBoard);
  const options = game.decodeOptions(id === 'silverton' ? { length: 'short' } : {});
  const header = newHeader(game, game.defaultBoard, {
    players: 6,
    names: [...'ABCDEF'],
    options: options.value,
  });
  const rng = seededRng(seed);
  const moves = [];
  const typed = [];
  let state = rules.setup(header);
  while (rules.actor(state).kind !== 'over') {
    const move = rules.sampleMove(state, rng);
    typed.push(rules.actor(state).kind === 'seat' ? rules.notation.format(state, move) : undefined);
    moves.push(move);
    state = rules.apply(state, move);
  }
  return { text: formatMatch(rules, { header, moves }), typed, header, moves, rules };
};

const newPage = async (browser) => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    serviceWorkers: 'block',
  });
  await context.addInitScript((kept) => {
    localStorage.setItem('roundhouse.settings', kept);
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    /** Script, style and layout of one change, without the wait for the screen, in milliseconds. */
    window.workTime = async (act) => {
      const begun = performance.now();
      act();
      // Everything the change sets off runs before the next task; then the page is laid out.
      await new Promise((resolve) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(0);
      });
      document.body.getBoundingClientRect();
      return performance.now() - begun;
    };
  }, JSON.stringify(SETTINGS));
  return { context, page: await context.newPage() };
};

/** Everything the browser fetches for a screen, by kind. */
const fetched = async (browser, address, act) => {
  const { context, page } = await newPage(browser);
  const files = new Set();
  page.on('response', (response) => files.add(new URL(response.url()).pathname.slice(1) || 'index.html'));
  await page.goto(address);
  await page.getByRole('link', { name: 'Play Silverton' }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = new Set(files);
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  const size = (names, ending) =>
    [...names].filter((name) => name.endsWith(ending)).reduce((sum, name) => sum + gzip(join(DIST, name)), 0);
  return { first, more: new Set([...files].filter((name) => !first.has(name))), size };
};

const sizes = async (browser, address) => {
  const home = await fetched(browser, address);
  const report = {
    'first load, JavaScript (kB gzip)': kB(home.size(home.first, '.js')),
    'first load, CSS (kB gzip)': kB(home.size(home.first, '.css')),
  };
  for (const [id, name] of played) {
    const table = await fetched(browser, address, async (page) => {
      await page.getByRole('link', { name: `Play ${name}` }).click();
      await page.getByRole('button', { name: 'Start the match' }).click();
      await page.getByRole('button', { name: 'Menu' }).waitFor();
    });
    report[`${id}: everything more for a match (kB gzip)`] = kB(table.size(table.more, '.js'));
    const rules = [...table.more].filter((file) => basename(file).startsWith(`${id}-`));
    report[`${id}: board and rules (kB gzip)`] = kB(table.size(rules, '.js'));
  }
  report['whole build (kB gzip)'] = kB(
    readdirSync(join(DIST, 'assets')).reduce((sum, file) => sum + gzip(join(DIST, 'assets', file)), 0),
  );
  return report;
};

const interactive = async (browser, address) => {
  const times = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const { context, page } = await newPage(browser);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Play Silverton' }).waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  return { 'page interactive, median of 5 first visits (ms)': Math.round(quantile(times, 0.5)) };
};

const importText = async (page, address, text) => {
  await page.goto(`${address}#/import`);
  await page.getByLabel('Or paste it here').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
};

const replaying = async (browser, address, id) => {
  const { text, moves } = await wholeMatch(id, 'replay');
  const { context, page } = await newPage(browser);
  await importText(page, address, text);
  await page.waitForTimeout(1_000);
  const times = await page.evaluate(
    async (most) => {
      const press = (key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      for (let back = 0; back < most; back += 1) press(',');
      await new Promise((resolve) => setTimeout(resolve, 500));
      const taken = [];
      for (let step = 0; step < most; step += 1) taken.push(await window.workTime(() => press('.')));
      return taken;
    },
    Math.min(moves.length, 200),
  );
  await context.close();
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    [`${id}: finished match of 6, moves`]: moves.length,
    [`${id}: stepping through it (moves a second)`]: Math.round(1_000 / mean),
    [`${id}: one step, p95 (ms)`]: rounded(quantile(times, 0.95)),
  };
};

const moving = async (browser, address, id) => {
  const { typed, header, moves, rules } = await wholeMatch(id, 'moving');
  const from = Math.floor(moves.length / 3);
  const text = formatMatch(rules, { header, moves: moves.slice(0, from) });
  const { context, page } = await newPage(browser);
  await importText(page, address, text);
  const times = [];
  for (const command of typed.slice(from, from + 60)) {
    const cover = page.getByRole('alertdialog').getByRole('button');
    if (await cover.isVisible()) await cover.click();
    if (command === undefined) continue;
    const line = page.getByRole('combobox', { name: 'Command in the notation' });
    if (!(await line.isVisible())) await page.locator('body').press('/');
    await line.fill(command);
    times.push(
      await page.evaluate(() =>
        window.workTime(() => document.querySelector('section form')?.requestSubmit()),
      ),
    );
  }
  await context.close();
  return {
    [`${id}: one move applied and drawn, median (ms)`]: rounded(quantile(times, 0.5)),
    [`${id}: one move applied and drawn, p95 (ms)`]: rounded(quantile(times, 0.95)),
  };
};

const bots = async (browser, address, name) => {
  const { context, page } = await newPage(browser);
  await page.goto(address);
  await page.getByRole('link', { name: `Play ${name}` }).click();
  await page.getByRole('radio', { name: 'Bot' }).first().locator('..').click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  await page.waitForTimeout(1_500);
  const tasks = await page.evaluate(async () => {
    window.longTasks.length = 0;
    await new Promise((resolve) => setTimeout(resolve, 15_000));
    return window.longTasks;
  });
  await context.close();
  return {
    [`${name}: tasks over 50 ms in 15 s of bots at play`]: tasks.length,
    [`${name}: longest of them (ms)`]: Math.round(Math.max(0, ...tasks)),
  };
};

const { address, close } = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const figures = {
  ...(await sizes(browser, address)),
  ...(await interactive(browser, address)),
};
for (const [id, name] of played) {
  Object.assign(figures, await replaying(browser, address, id), await moving(browser, address, id));
  Object.assign(figures, await bots(browser, address, name));
}
await browser.close();
close();
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${value}\n`);
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(figures, undefined, 2)}\n`);
