import { describe, expect, it } from 'vitest';
import { barriers, picture, SIZES, type Size, useBrowser } from './browser.ts';
import { eachScreen, OVERLAYS } from './screens.ts';
import { myTurn, startMatch } from './table.ts';

const visit = useBrowser();

describe.each(['light', 'dark'] as const)('without barriers in the %s theme', (theme) => {
  it('every screen', { timeout: 120_000 }, async () => {
    const { page } = await visit({ theme, language: theme === 'light' ? 'en' : 'fr' });
    const found: string[] = [];
    await eachScreen(page, async (name) => {
      found.push(...(await barriers(page)).map((barrier) => `${name}: ${barrier}`));
    });
    expect(found).toEqual([]);
  });

  it('all that the frame can open at a table', { timeout: 120_000 }, async () => {
    const { page } = await visit({ theme });
    await startMatch(page);
    await myTurn(page);
    const found: string[] = [];
    for (const [open, part] of OVERLAYS) {
      await open(page);
      found.push(...(await barriers(page, part)));
      await page.keyboard.press('Escape');
    }
    expect(found).toEqual([]);
  });
});

const sizes = Object.keys(SIZES) as Size[];
describe('pictures for people to look at', () => {
  it.each(sizes)('at the size of a %s', { timeout: 120_000 }, async (size) => {
    const theme = size === 'phone' || size === 'laptop' ? 'light' : 'dark';
    const { page } = await visit({ size, theme, language: size === 'tablet' ? 'fr' : 'en' });
    await eachScreen(page, async (name) => {
      await picture(page, `${name}-${size}-${theme}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${name} is wider than a ${size}`).toBeLessThanOrEqual(0);
    });
  });
});
