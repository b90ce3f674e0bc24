import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers, picture, SIZES, type Size, useBrowser } from './browser.ts';
import { playOn } from './silvertonPlayer.ts';
import { myTurn } from './table.ts';

const visit = useBrowser();
const LONG = 300_000;

interface Chosen {
  readonly scenario?: string;
  readonly advanced?: boolean;
  readonly short?: boolean;
  /** Seats left at the table. */
  readonly seats?: number;
  readonly people?: boolean;
}

const startSilverton = async (page: Page, chosen: Chosen): Promise<void> => {
  page.setDefaultTimeout(8_000);
  await page.goto(`${new URL(page.url()).origin}/#/new/silverton`);
  await page.getByRole('button', { name: 'Start the match' }).waitFor();
  if (chosen.scenario !== undefined) await page.getByLabel('Scenario').selectOption(chosen.scenario);
  if (chosen.advanced) await page.getByText('Advanced', { exact: true }).click();
  if (chosen.short) await page.getByText('Short', { exact: true }).click();
  const remove = page.getByRole('button', { name: /^Remove/ });
  while (chosen.seats !== undefined && (await page.getByLabel(/^Name at seat/).count()) > chosen.seats)
    await remove.last().click();
  for (const level of await page.getByLabel(/^Strength of/).all()) await level.selectOption({ index: 0 });
  if (chosen.people) await page.getByText('Person', { exact: true }).last().click();
  await page.getByRole('button', { name: 'Start the match' }).click();
  await page.getByRole('button', { name: 'Menu' }).waitFor();
};

describe('Silverton', () => {
  it('a solo scenario is played to its grade by clicking', { timeout: LONG }, async () => {
    const { page, faults } = await visit();
    await startSilverton(page, { scenario: 'denver-6000' });
    await playOn(page);

    await page
      .locator('.sheet')
      .getByText(/(victory|defeat|draw)/)
      .first()
      .waitFor();
    expect(await page.locator('.sheet .left').getByRole('row', { name: /Guest/ }).count()).toBe(1);
    await page.getByRole('figure').nth(2).waitFor();
    await picture(page, 'silverton-end-laptop');
    expect(await barriers(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('an advanced match against a bot is played to the end', { timeout: LONG }, async () => {
    const { page, faults } = await visit();
    await startSilverton(page, { advanced: true, short: true, seats: 2 });
    await playOn(page);

    expect(await page.getByRole('heading', { name: /wins|share the victory/ }).count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('two people at one screen never see each other’s cash', { timeout: LONG }, async () => {
    const { page } = await visit();
    await startSilverton(page, { seats: 2, people: true });
    let handOvers = 0;
    await playOn(page, {
      onHandOver: async () => {
        handOvers += 1;
        // The cover is drawn first; a moment later nobody's cash is anywhere in the page.
        await expect.poll(() => page.locator('.players .cash').count()).toBe(0);
      },
      until: async () => handOvers >= 3,
    });
    expect(await page.locator('.players .cash').count()).toBe(1);
    expect(await page.locator('.players .secret').count()).toBe(1);
  });

  it('says why not, with the rule', async () => {
    const { page } = await visit();
    await startSilverton(page, { scenario: 'denver-6000' });
    await myTurn(page);
    const map = page.getByTestId('map');
    await map.focus();
    const segmentAhead = async (): Promise<boolean> =>
      (await map.getAttribute('data-cursor'))?.includes('--') ?? false;
    // Far from Denver, where no surveyor of ours can go.
    for (let step = 0; step < 8 || !(await segmentAhead()); step += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByRole('link', { name: /^SV-4/ }).waitFor();
  });
});

const sizes = Object.keys(SIZES) as Size[];
describe('pictures of the Silverton table for people to look at', () => {
  it.each(sizes)('at the size of a %s, without barriers', { timeout: LONG }, async (size) => {
    const theme = size === 'phone' || size === 'laptop' ? 'light' : 'dark';
    const { page, faults } = await visit({ size, theme });
    await startSilverton(page, { advanced: true });
    await myTurn(page);
    await page.getByTestId('confirm').click();
    await myTurn(page);
    await picture(page, `silverton-table-${size}-${theme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

    expect(overflow).toBeLessThanOrEqual(0);
    expect(await barriers(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
