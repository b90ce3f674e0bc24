import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const PACKS = join(import.meta.dirname, '../../packages/engine/src/games');
const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const kB = (bytes) => Math.round(bytes / 100) / 10;
const sizeIn = (home) => (files, ending) =>
  kB(
    [...files].filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzip(join(home, file)), 0),
  );

/** Every file of ours the browser fetches for home, and then for what `act` opens. */
const fetched = async (newPage, address, act) => {
  const { context, page } = await newPage();
  const files = new Set();
  page.on('response', (response) => files.add(new URL(response.url()).pathname.slice(1) || 'index.html'));
  await page.goto(address);
  await page.getByRole('link', { name: 'Play Silverton' }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = new Set(files);
  await act?.(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { first, more: [...files].filter((file) => !first.has(file)) };
};

/** What has to be fetched, by gzip. */
export const sizes = async (newPage, { address, home }, games) => {
  const sizeOf = sizeIn(home);
  const { first } = await fetched(newPage, address);
  const report = {
    'first load, JavaScript (kB gzip)': sizeOf(first, '.js'),
    'first load, CSS (kB gzip)': sizeOf(first, '.css'),
  };
  for (const [id, name] of games) {
    const { more } = await fetched(newPage, address, async (page) => {
      await page.getByRole('link', { name: `Play ${name}` }).click();
      await page.getByRole('button', { name: 'Start the match' }).click();
      await page.getByRole('button', { name: 'Menu' }).waitFor();
    });
    report[`${id}: everything more for a match (kB gzip)`] = sizeOf(more, '.js');
    report[`${id}: board pack alone (kB gzip)`] = kB(gzip(join(PACKS, id, 'data/board.json')));
  }
  report['whole build (kB gzip)'] = sizeOf(
    readdirSync(join(home, 'assets')).map((file) => `assets/${file}`),
    '',
  );
  return report;
};
