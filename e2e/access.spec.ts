import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers, picture, SIZES, type Size, useBrowser } from './browser.ts';
import { myTurn, startMatch } from './table.ts';

const visit = useBrowser();

/** Every screen that is no table, and how to get there from its address. */
const SCREENS: Readonly<
  Record<string, { readonly at: string; readonly go?: (page: Page) => Promise<void> }>
> = {
  home: { at: '' },
  'new-continental-divide': {
    at: 'new/continental-divide',
    go: (page) => page.locator('form button[type="submit"]').waitFor(),
  },
  'new-silverton': {
    at: 'new/silverton',
    go: (page) => page.getByText(/Optional rules|Règles facultatives/).click(),
  },
  rules: {
    at: 'rules/continental-divide/CD-4.6',
    go: (page) => page.locator('[data-rule="CD-4.6"]').waitFor(),
  },
  import: { at: 'import' },
  matches: { at: 'matches' },
  missing: { at: 'match/none' },
  settings: { at: '', go: (page) => page.getByRole('button', { name: /Settings|Réglages/ }).click() },
};

/** Shows one screen after the other. */
const eachScreen = async (page: Page, look: (name: string) => Promise<void>): Promise<void> => {
  const { origin } = new URL(page.url());
  for (const [name, { at, go }] of Object.entries(SCREENS)) {
    await page.goto(`${origin}/#/${at}`);
    await page.reload();
    await page.locator('h1').first().waitFor();
    await go?.(page);
    await look(name);
  }
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
