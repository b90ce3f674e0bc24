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

/** Clicks the first hex in sight that a mark of this kind was drawn around. */
export const clickMarked = async (page: Page, mark: 'reach' | 'next' | 'open'): Promise<boolean> => {
  const at = await page.evaluate((kind) => {
    const path = document.querySelector<SVGPathElement>(`svg path.${kind}`);
    const matrix = path?.getScreenCTM();
    if (path === null || path === undefined || matrix === null || matrix === undefined) return undefined;
    // The first corner of a hex is its northern one; its middle lies a good half hex further south.
    const corners = (path.getAttribute('d') ?? '').matchAll(/M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/g);
    for (const [, x, y] of corners) {
      const middle = new DOMPoint(Number(x), Number(y) + 55).matrixTransform(matrix);
      const there = document.elementFromPoint(middle.x, middle.y);
      if (there?.closest('[role="application"]')) return { x: middle.x, y: middle.y };
    }
    return undefined;
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
    const build = button(page, /^Build \d+ hex/);
    // A phone's map shrinks while the sheet grows: a press may land where the hex has just been.
    const drawn = async (): Promise<boolean> => {
      if (await build.isVisible()) return true;
      await clickMarked(page, 'reach');
      return false;
    };
    await expect.poll(drawn, { timeout: 20_000, interval: 300 }).toBe(true);
  },
  refused: async (page) => {
    for (let step = 0; step < 16; step += 1) await map(page).press('ArrowLeft');
    await map(page).press('Enter');
    await page.getByRole('alert').waitFor();
  },
  plan: async (page) => {
    await page.keyboard.press('g');
    await button(page, /Close the plan|^Plan( \(\d+\))?$/)
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
