import type { Page } from 'playwright-core';

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
export const eachScreen = async (page: Page, look: (name: string) => Promise<void>): Promise<void> => {
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
const fromMenu = (name: string) => async (page: Page) => {
  await button('Menu')(page);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
};

/** What the frame can open over or beside a table, and where it stands. */
export const OVERLAYS = [
  [button('Menu'), 'dialog'],
  [fromMenu('Charts'), 'dialog'],
  [fromMenu('Was chance fair?'), 'dialog'],
  [key('?'), 'dialog'],
  [key('/'), 'section[aria-label="Type a command"]'],
  [key(','), 'section[aria-label="Replay"]'],
  [key('F1'), 'aside'],
] as const;
