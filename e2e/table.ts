import type { GameId } from '@roundhouse/engine';
import type { Page } from 'playwright-core';

/** Starts a match with the seats the page proposes: one person against bots. */
export const startMatch = async (page: Page, game: GameId = 'continental-divide'): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/#/`);
  await page.locator(`main a[href="#/new/${game}"]`).click();
  await page.locator('main form button[type="submit"]').click();
  await page.getByTestId('moment').waitFor({ state: 'attached' });
};

/** Types one command and waits for its answer. */
export const command = async (page: Page, text: string): Promise<void> => {
  const line = page.getByRole('combobox', { name: 'Command in the notation' });
  if (!(await line.isVisible())) await page.keyboard.press('/');
  await line.fill(text);
  await line.press('Enter');
};

/** What a screen reader was told last about whose turn it is. */
export const moment = async (page: Page): Promise<string> =>
  (await page.getByTestId('moment').textContent()) ?? '';

/** Resolves when the reader has to decide. */
export const myTurn = (page: Page): Promise<void> =>
  page.getByTestId('moment').filter({ hasText: 'Your turn' }).waitFor({ state: 'attached' });

/** Opens the match that a text holds, with a person at every seat. */
export const openText = async (page: Page, text: string): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/#/import`);
  await page.locator('textarea').fill(text);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('main .open button').click();
  await page.getByTestId('moment').waitFor({ state: 'attached' });
};
