/**
 * Figures of the page, measured on its build in a real browser:
 *
 *     node --conditions=source scripts/figures.mjs [--games continental-divide,silverton] [--browser official|system]
 *         [--dist <folder of the build>] [--out figures.json]
 *
 * Sizes are of gzip -9. Times of moves and tasks are processor time of the page's main thread (script, style,
 * layout and paint), so that other work on the machine does not count; only loading is by the clock.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HOME, serve } from '../packages/web/serve.mjs';
import { launch } from './figures/browsers.mjs';
import { drawings, quantile, rounded, stopwatch, tasksDuring } from './figures/clocks.mjs';
import { partOfMatch, wholeMatch } from './figures/matches.mjs';
import { sizes } from './figures/sizes.mjs';

const SETTINGS = { language: 'en', theme: 'light', motion: 'reduced', pace: 'instant', name: 'Ada' };
const NAMES = { 'continental-divide': 'Continental Divide', silverton: 'Silverton' };
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    browser: { type: 'string', default: 'official' },
    dist: { type: 'string', default: HOME },
    games: { type: 'string', default: Object.keys(NAMES).join(',') },
  },
});
const games = Object.entries(NAMES).filter(([id]) => values.games.split(',').includes(id));

const home = resolve(values.dist);
const { address, close } = await serve({ home });
const browser = await launch(values.browser);

const newPage = async () => {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (kept) => localStorage.setItem('roundhouse.settings', kept),
    JSON.stringify(SETTINGS),
  );
  return { context, page: await context.newPage() };
};

const interactive = async () => {
  const times = [];
  for (let visit = 0; visit < 5; visit += 1) {
    const { context, page } = await newPage();
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Play Silverton' }).waitFor();
    times.push(await page.evaluate(() => performance.now()));
    await context.close();
  }
  return { 'page interactive, median of 5 first visits (ms)': Math.round(quantile(times, 0.5)) };
};

const openText = async (page, text) => {
  await page.goto(`${address}#/import`);
  await page.getByLabel('Or paste it here').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('button', { name: 'Open the match' }).click();
  await page.getByTestId('moment').waitFor({ state: 'attached' });
  await page.waitForTimeout(1_500);
};

/** Stepping through a finished match, one move a frame. */
const replaying = async (id) => {
  const { text, length } = await wholeMatch(id, 'replay');
  const { context, page } = await newPage();
  await openText(page, text);
  const press = (key) =>
    page.evaluate((it) => window.dispatchEvent(new KeyboardEvent('keydown', { key: it })), key);
  const steps = Math.min(length, 120);
  for (let back = 0; back < steps; back += 1) await press(',');
  const watch = await stopwatch(context, page);
  const times = [];
  for (let count = 0; count < steps; count += 1) times.push(await watch(() => press('.')));
  await context.close();
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  return {
    [`${id}: finished match of 6 (moves)`]: length,
    [`${id}: stepping through it (moves a second)`]: Math.round(1_000 / mean),
    [`${id}: one step drawn, p95 (ms)`]: rounded(quantile(times, 0.95)),
  };
};

/** Types a command, as quick fingers do, so that no completions have been looked for when it is carried out. */
const type = (command) => {
  const form = document.querySelector('section form');
  const input = form.querySelector('input');
  // Found beforehand: looking for it is no part of the move.
  window.commandForm = form;
  input.value = command;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Times of the commands, made one after the other on a fresh page. */
const madeOnce = async (text, commands) => {
  const { context, page } = await newPage();
  await openText(page, text);
  const times = await drawings(browser, page, async (timed) => {
    for (const command of commands) {
      const cover = page.getByRole('alertdialog').getByRole('button');
      if (await cover.isVisible()) await cover.click();
      const line = page.getByRole('combobox', { name: 'Command in the notation' });
      if (!(await line.isVisible())) await page.locator('body').press('/');
      await page.waitForTimeout(200);
      await page.evaluate(type, command);
      await timed(() => window.commandForm.requestSubmit());
    }
  });
  await context.close();
  return times;
};

/** How often each move is made: the middle time is the move's own, the rest is the machine's. */
const TIMES = 3;

/** Making moves by command in the middle of a match of six people at one screen. */
const moving = async (id) => {
  const { text, commands } = await partOfMatch(id, 'moving', 60);
  const rounds = [];
  for (let round = 0; round < TIMES; round += 1) rounds.push(await madeOnce(text, commands));
  const ofMoves = (which) =>
    commands.map((_, index) =>
      quantile(
        rounds.map((times) => which(times[index])),
        0.5,
      ),
    );
  const [shown, settled] = [ofMoves((time) => time.shown), ofMoves((time) => time.settled)];
  const single = rounds.flatMap((times) => times.map((time) => time.shown));
  return {
    [`${id}: one move applied and drawn, median (ms)`]: rounded(quantile(shown, 0.5)),
    [`${id}: one move applied and drawn, p95 (ms)`]: rounded(quantile(shown, 0.95)),
    [`${id}: the same, p95 of every single time (ms)`]: rounded(quantile(single, 0.95)),
    [`${id}: with all that follows in the next two frames, median (ms)`]: rounded(quantile(settled, 0.5)),
    [`${id}: with all that follows in the next two frames, p95 (ms)`]: rounded(quantile(settled, 0.95)),
  };
};

/**
 * As much change as a usual move makes (some twenty elements replaced, a dozen texts and attributes), by hand on a
 * page with nothing else on it: what this machine and browser ask for any page, to hold the moves against.
 */
const bare = async () => {
  const { context, page } = await newPage();
  await page.setContent(`<style>body { font: 14px sans-serif } td { padding: 4px; border: 1px solid }</style>
    <div id="act"></div><table>${`<tr>${'<td>0</td>'.repeat(9)}</tr>`.repeat(14)}</table>`);
  const change = (turn) => {
    const buttons = [...'abcdef'].map(
      (it) => `<button><b>${it} ${turn}</b><small>of ${turn}</small></button>`,
    );
    document.querySelector('#act').innerHTML = `<h2>Turn ${turn}</h2><p>${buttons.join('')}</p>`;
    for (const cell of [...document.querySelectorAll('td')].filter((_, at) => at % 11 === 0)) {
      cell.textContent = String(turn);
      cell.title = `after ${turn}`;
    }
  };
  const times = await drawings(browser, page, async (timed) => {
    for (let count = 0; count < 60; count += 1) await timed(change, count);
  });
  await context.close();
  const shown = times.map((time) => time.shown);
  return {
    'as much change on a bare page, median (ms)': rounded(quantile(shown, 0.5)),
    'as much change on a bare page, p95 (ms)': rounded(quantile(shown, 0.95)),
  };
};

/** Bots at play as fast as they can, with the page following every move. */
const bots = async (name) => {
  const { context, page } = await newPage();
  await page.goto(address);
  await page.getByRole('button', { name: `Watch bots play ${name}` }).click();
  // From the first moment at the table: bots may be through with a match in a few seconds.
  await page.getByRole('button', { name: 'Menu' }).waitFor();
  const tasks = await tasksDuring(browser, () => page.waitForTimeout(8_000));
  await context.close();
  return {
    [`${name}: tasks over 50 ms in 8 s of bots at play`]: tasks.filter((task) => task > 50).length,
    [`${name}: longest task (ms)`]: rounded(Math.max(0, ...tasks)),
  };
};

const figures = {
  [`browser, ${values.browser}`]: `Chromium ${browser.version()}`,
  ...(await sizes(newPage, { address, home }, games)),
  ...(await interactive()),
  ...(await bare()),
};
for (const [id, name] of games)
  Object.assign(figures, await replaying(id), await moving(id), await bots(name));
await browser.close();
close();
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name}: ${value}\n`);
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(figures, undefined, 2)}\n`);
