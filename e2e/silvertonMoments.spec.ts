import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers, picture, useBrowser, wearTheme } from './browser.ts';
import { atMoment, moments } from './silvertonMoments.ts';

const visit = useBrowser();
const LONG = 240_000;
const MOMENTS = moments();

describe('every kind of decision in Silverton', () => {
  it('is there', () => {
    expect(MOMENTS.map(({ stage }) => stage).sort()).toMatchInlineSnapshot(`
      [
        "assignSurveyors",
        "assignTrain",
        "callSpecial",
        "chooseStaff",
        "claims",
        "deliveries",
        "drawn",
        "equipment",
        "eventVictim",
        "fines",
        "hiring",
        "invited",
        "jointOffer",
        "moveAside",
        "offered",
        "operating",
        "phantom",
        "placing",
        "plows",
        "secondBuild",
        "track",
        "trading",
      ]
    `);
  });
});

/** The decision that is asked for; what stands around it is looked at where that is made. */
const look = async (page: Page, name: string): Promise<readonly string[]> => {
  await picture(page, `silverton-${name}`);
  return (await barriers(page, 'section.act')).map((barrier) => `${name}: ${barrier}`);
};

describe.each([
  { language: 'en', size: 'laptop' },
  { language: 'fr', size: 'phone' },
] as const)('every decision, $language, $size', ({ language, size }) => {
  it('is shown without barriers in both themes, and can be made', { timeout: LONG }, async () => {
    const { page, faults } = await visit({ language, size, touch: size === 'phone' });
    const found: string[] = [];
    for (const moment of MOMENTS) {
      await atMoment(page, moment);
      for (const theme of ['light', 'dark'] as const) {
        await wearTheme(page, theme);
        found.push(...(await look(page, `${moment.stage}-${size}-${theme}`)));
      }
      const act = page.getByRole('region', { name: /^(What to do|À faire)$/ });
      const ways = act.locator('button:not([disabled]):not([aria-disabled="true"])');
      if ((await ways.count()) === 0) found.push(`${moment.stage}: nothing to press`);
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});
