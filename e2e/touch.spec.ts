import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { STATES, startQuickMatch } from './continentalDivide.ts';
import { eachScreen, OVERLAYS } from './screens.ts';
import { atMoment, moments } from './silvertonMoments.ts';
import { myTurn, openText, startMatch } from './table.ts';
import { hoverOnly, smallTargets, smallText } from './touch.ts';

const visit = useBrowser();
const LONG = 240_000;
const phone = () => visit({ size: 'phone', touch: true });

/** Looks at one thing after the other and keeps what is wrong, each with the first place it was seen at. */
const inspector = (page: Page) => {
  const found = new Map<string, string>();
  const look = async (where: string, part?: string): Promise<void> => {
    // A mouse that some step has used must not open the sums it happens to rest on.
    await page.mouse.move(0, 0);
    for (const measure of [smallText, smallTargets, hoverOnly])
      for (const fault of await measure(page, part)) if (!found.has(fault)) found.set(fault, where);
  };
  return { look, found: () => [...found].map(([fault, where]) => `${where}: ${fault}`) };
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

const SIX = 'playthroughs/014-seattle-with-six';

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
    await startQuickMatch(page);
    await myTurn(page);
    const shares = page.getByRole('group', { name: 'Railroads with shares' }).getByRole('button');
    if ((await shares.count()) > 0) {
      await shares.first().tap();
      await look('buy');
    }
    await page.getByRole('button', { name: 'Plan', exact: true }).tap();
    await page.getByRole('button', { name: 'Start a railroad' }).tap();
    await page.getByRole('button', { name: /^Plan to start/ }).tap();
    await look('planned');
    await openText(page, playthrough(`continental-divide/${SIX}`, 120));
    await eachTab(page, look);
    await openText(page, playthrough(`continental-divide/${SIX}`, 25));
    await page
      .getByRole('button', { name: /^Take order card/ })
      .first()
      .waitFor();
    await look('order');
    expect(found()).toEqual([]);
  });

  it('at every decision in Silverton', { timeout: LONG }, async () => {
    const { page } = await phone();
    const { look, found } = inspector(page);
    for (const moment of moments()) {
      await atMoment(page, moment);
      await look(moment.stage);
      if (moment.stage === 'trading') {
        await page.getByRole('button', { name: 'Write an offer' }).first().tap();
        await look('offer');
      }
      if (moment.stage === 'placing' || moment.stage === 'deliveries')
        await eachTab(page, (tab) => look(`${moment.stage}, ${tab}`));
    }
    await page.getByRole('button', { name: 'Dice', exact: true }).tap();
    await look('dice');
    expect(found()).toEqual([]);
  });

  it('on the cover between two players', async () => {
    const { page } = await phone();
    const { look, found } = inspector(page);
    await openText(page, playthrough('silverton/playthroughs/002-quarrels-and-jail', 60));
    await page.getByRole('button', { name: /^I am / }).waitFor();
    await look('cover');
    expect(found()).toEqual([]);
  });

  it.each([`continental-divide/${SIX}`, 'silverton/playthroughs/011-six-at-the-table'])(
    'at the end of %s',
    { timeout: LONG },
    async (path) => {
      const { page } = await phone();
      const { look, found } = inspector(page);
      await openText(page, playthrough(path));
      await page.getByRole('heading', { name: /wins|share the victory/ }).waitFor();
      await look('end');
      await page.getByRole('button', { name: 'Menu' }).tap();
      await page.getByRole('button', { name: 'Charts' }).tap();
      await look('charts', 'dialog');
      expect(found()).toEqual([]);
    },
  );
});

describe('what a mouse learns by hovering', () => {
  const PLACING = moments().filter(({ stage }) => stage === 'placing');
  const note = (page: Page) => page.locator('.hint:popover-open');

  it('is told by a tap, and by holding on where a tap acts', async () => {
    const { page } = await phone();
    for (const moment of PLACING) await atMoment(page, moment);
    await page.getByRole('button', { name: 'Players', exact: true }).tap();
    await page.getByRole('region', { name: 'Player 1' }).tap({ position: { x: 120, y: 12 } });
    expect(await note(page).textContent()).toMatch(/surveyor S.+P: prospectors buy claims/s);

    await page.getByRole('button', { name: 'Claims', exact: true }).tap();
    expect(await note(page).count()).toBe(0);
    const card = page.locator('.card.open').first();
    const { x, y } = (await card.boundingBox()) ?? { x: 0, y: 0 };
    const finger = await page.context().newCDPSession(page);
    const at = [{ x: x + 20, y: y + 20 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await note(page).waitFor();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await note(page).textContent()).toContain('Bars: units by the total of the dice');
    expect(await card.getAttribute('aria-pressed')).toBe('false');
  });

  it('is told at keyboard focus and read aloud', async () => {
    const { page } = await visit();
    for (const moment of PLACING) await atMoment(page, moment);
    const card = page.locator('.card').first();
    await page.keyboard.press('Tab');
    await card.focus();
    expect(await note(page).textContent()).toContain('Bars: units by the total of the dice');
    expect(await card.getAttribute('aria-description')).toContain('Bars: units by the total of the dice');
    await page.keyboard.press('Escape');
    expect(await note(page).count()).toBe(0);
  });
});
