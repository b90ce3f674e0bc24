import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { STATES, startQuickMatch } from './continentalDivide.ts';
import { eachScreen, OVERLAYS } from './screens.ts';
import { atMoment, moments } from './silvertonMoments.ts';
import { myTurn, openText, startMatch } from './table.ts';
import { smallTargets, smallText } from './touch.ts';

const visit = useBrowser();
const LONG = 240_000;
const phone = () => visit({ size: 'phone', touch: true });

/** Looks at one thing after the other and keeps what is too small, each with the first place it was seen at. */
const inspector = (page: Page) => {
  const found = new Map<string, string>();
  const look = async (where: string, part?: string): Promise<void> => {
    // A mouse that some step has used must not open the sums it happens to rest on.
    await page.mouse.move(0, 0);
    for (const small of [...(await smallText(page, part)), ...(await smallTargets(page, part))])
      if (!found.has(small)) found.set(small, where);
  };
  return { look, found: () => [...found].map(([small, where]) => `${where}: ${small}`) };
};

/** The panels of the sheet at the bottom, one after the other. */
const eachTab = async (page: Page, look: (name: string) => Promise<void>): Promise<void> => {
  const tabs = page.getByRole('region', { name: 'Panels' }).locator('nav button');
  for (const tab of await tabs.all()) {
    await tab.tap();
    await look(((await tab.textContent()) ?? '').trim());
  }
  await tabs.first().tap();
};

/** A recorded match, or its first lines. */
const playthrough = (path: string, lines?: number): string =>
  readFileSync(new URL(`../packages/engine/src/games/${path}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .slice(0, lines)
    .join('\n');

describe('on a phone everything to press is 44 px wide and high, and no text is below 12 px', () => {
  it('on every screen', { timeout: LONG }, async () => {
    const { page } = await phone();
    await startMatch(page);
    const { look, found } = inspector(page);
    await eachScreen(page, look);
    expect(found()).toEqual([]);
  });

  it('in all that the frame can open', { timeout: LONG }, async () => {
    const { page } = await phone();
    await startMatch(page);
    await myTurn(page);
    const { look, found } = inspector(page);
    for (const [open, part] of OVERLAYS) {
      await open(page);
      await page.locator(part).first().waitFor();
      await look(part, part);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Call the coach' }).tap();
    await page.getByRole('region', { name: 'Coach' }).waitFor();
    await look('coach');
    expect(found()).toEqual([]);
  });

  it('in every state of the Continental Divide table', { timeout: LONG }, async () => {
    const { page } = await phone();
    await startQuickMatch(page);
    await myTurn(page);
    const { look, found } = inspector(page);
    for (const [name, open] of Object.entries(STATES)) {
      await open(page);
      await look(name);
    }
    await openText(page, playthrough('continental-divide/playthroughs/014-seattle-with-six', 120));
    await eachTab(page, look);
    expect(found()).toEqual([]);
  });

  it('at every decision in Silverton', { timeout: LONG }, async () => {
    const { page } = await phone();
    const { look, found } = inspector(page);
    for (const moment of moments()) {
      await atMoment(page, moment);
      await look(moment.stage);
      if (moment.stage === 'placing' || moment.stage === 'deliveries')
        await eachTab(page, (tab) => look(`${moment.stage}, ${tab}`));
    }
    expect(found()).toEqual([]);
  });

  it.each([
    'continental-divide/playthroughs/014-seattle-with-six',
    'silverton/playthroughs/011-six-at-the-table',
  ])('at the end of %s', { timeout: LONG }, async (path) => {
    const { page } = await phone();
    const { look, found } = inspector(page);
    await openText(page, playthrough(path));
    await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
    await look('end');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('button', { name: 'Charts' }).tap();
    await look('charts', 'dialog');
    expect(found()).toEqual([]);
  });
});
