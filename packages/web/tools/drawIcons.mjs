/** Draws public/icon.svg at the sizes a home screen asks for. Run by hand after changing the icon. */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const folder = new URL('../public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', folder), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const size of [180, 192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await writeFile(new URL(`icon-${size}.png`, folder), await page.screenshot());
  await page.close();
}
await browser.close();
