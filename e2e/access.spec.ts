import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers, picture, SIZES, type Size, useBrowser, type Visit } from './browser.ts';
import { myTurn, startMatch } from './table.ts';

const visit = useBrowser();

/** Every screen, and how to get there from its address. */
const SCREENS: Readonly<
  Record<string, { readonly at: string; readonly go?: (page: Page) => Promise<void> }>
> = {
  home: { at: '' },
  'new-continental-divide': { at: 'new/continental-divide' },
  'new-silverton': {
    at: 'new/silverton',
    go: async (page) => {
      await page.getByText('Optional rules').or(page.getByText('Règles facultatives')).click();
    },
  },
  rules: { at: 'rules/continental-divide/CD-4.6' },
  import: { at: 'import' },
  matches: { at: 'matches' },
  missing: { at: 'match/none' },
  settings: {
    at: '',
    go: async (page) => page.getByRole('button', { name: /Settings|Réglages/ }).click(),
  },
};

const shownAt = async (name: string, how: Visit): Promise<Page> => {
  const screen = SCREENS[name];
  const { page } = await visit({ ...how, at: screen?.at ?? '' });
  await page.locator('h1').first().waitFor();
  await screen?.go?.(page);
  return page;
};

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const key = (name: string) => (page: Page) => page.locator('body').press(name);
/** What the frame can open over or beside a table, and where it stands. */
const OVERLAYS = [
  [button('Menu'), 'dialog'],
  [button('Charts'), 'dialog'],
  [key('?'), 'dialog'],
  [key('/'), 'section[aria-label="Type a command"]'],
  [key(','), 'section[aria-label="Replay"]'],
  [key('F1'), 'aside'],
] as const;

describe.each(['light', 'dark'] as const)('without barriers in the %s theme', (theme) => {
  it.each(Object.keys(SCREENS))('%s', async (name) => {
    const page = await shownAt(name, { theme, language: theme === 'light' ? 'en' : 'fr' });
    expect(await barriers(page)).toEqual([]);
  });

  it('the table of Silverton', async () => {
    const { page } = await visit({ theme });
    await startMatch(page, 'silverton');
    await myTurn(page);
    expect(await barriers(page)).toEqual([]);
  });

  it('the table of Continental Divide with all that the frame can open', async () => {
    const { page } = await visit({ theme });
    await startMatch(page);
    await myTurn(page);
    const found = [...(await barriers(page))];
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
  it.each(sizes)('at the size of a %s', async (size) => {
    for (const name of Object.keys(SCREENS)) {
      const theme = size === 'phone' || size === 'laptop' ? 'light' : 'dark';
      const page = await shownAt(name, { size, theme, language: size === 'tablet' ? 'fr' : 'en' });
      await picture(page, `${name}-${size}-${theme}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${name} is wider than a ${size}`).toBeLessThanOrEqual(0);
      await page.context().close();
    }
    for (const game of ['continental-divide', 'silverton'] as const) {
      const { page, context } = await visit({
        size,
        theme: 'light',
        language: size === 'tablet' ? 'fr' : 'en',
      });
      await startMatch(page, game);
      await page.waitForTimeout(1_000);
      await picture(page, `table-${game}-${size}`);
      await context.close();
    }
  });
});
