import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { moment, myTurn } from './table.ts';

const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** A match of one person against the quickest bots. */
export const startQuickMatch = async (page: Page): Promise<void> => {
  await page.goto(`${new URL(page.url()).origin}/#/new/continental-divide`);
  const levels = page.getByRole('combobox', { name: /^Strength of/ });
  await levels.first().waitFor();
  for (const level of await levels.all()) await level.selectOption('random');
  await page.getByRole('button', { name: 'Start the match' }).click();
  await map(page).waitFor();
};

export const map = (page: Page) => page.getByRole('application', { name: 'Map of the West' });

/** The decision before the player, as a screen reader was told; `over` when there is none left. */
export const decision = async (page: Page): Promise<'stock' | 'build' | 'order' | 'over'> => {
  const over = page.getByRole('button', { name: 'Play again with this table' });
  await Promise.race([myTurn(page), over.waitFor()]);
  if (await over.isVisible()) return 'over';
  const text = await moment(page);
  if (text.includes('buy stock')) return 'stock';
  return text.includes('build track') ? 'build' : 'order';
};

/** Clicks the hex of the map that a mark of this kind was drawn around first. */
export const clickMarked = async (page: Page, mark: 'reach' | 'next' | 'open'): Promise<boolean> => {
  const at = await page.evaluate((kind) => {
    const path = document.querySelector<SVGPathElement>(`svg path.${kind}`);
    const matrix = path?.getScreenCTM();
    if (path === null || path === undefined || matrix === null || matrix === undefined) return undefined;
    if ((path.getAttribute('d') ?? '') === '') return undefined;
    // The first corner of a hex is its northern one; its middle lies a good half hex further south.
    const corner = path.getPointAtLength(0);
    const middle = new DOMPoint(corner.x, corner.y + 55).matrixTransform(matrix);
    return { x: middle.x, y: middle.y };
  }, mark);
  if (at === undefined) return false;
  await page.mouse.click(at.x, at.y);
  return true;
};

/** Gets to the first decision, then opens one state of the table after the other. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  stock: async () => undefined,
  start: async (page) => page.keyboard.press('s'),
  line: async (page) => {
    await page.keyboard.press('c');
    await page.getByText('Build track').first().waitFor();
    await expect.poll(() => clickMarked(page, 'reach'), { timeout: 10_000 }).toBe(true);
    await button(page, /^Build \d+ hex/).waitFor();
  },
  refused: async (page) => {
    for (let step = 0; step < 16; step += 1) await map(page).press('ArrowLeft');
    await map(page).press('Enter');
    await page.getByRole('alert').waitFor();
  },
  plan: async (page) => {
    await page.keyboard.press('g');
    await button(page, /Close the plan|^Plan$/)
      .first()
      .waitFor();
  },
  charter: async (page) => {
    await page.keyboard.press('g');
    const tab = button(page, 'Railroads');
    if (await tab.isVisible()) await tab.click();
    await page.getByRole('rowheader').getByRole('button').last().click();
    await page.getByRole('dialog').waitFor();
  },
};
