import { describe, expect, it } from 'vitest';
import { barriers, picture, useBrowser } from './browser.ts';
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

describe.each([
  { theme: 'light', language: 'en', size: 'laptop' },
  { theme: 'dark', language: 'fr', size: 'phone' },
] as const)('every decision, $theme, $language, $size', ({ theme, language, size }) => {
  it('is shown without barriers, and can be made', { timeout: LONG }, async () => {
    const { page, faults } = await visit({ theme, language, size });
    const found: string[] = [];
    for (const moment of MOMENTS) {
      await atMoment(page, moment);
      await picture(page, `silverton-${moment.stage}-${size}-${theme}`);
      // What stands around it is the same at every moment; its barriers are looked for where it is looked at.
      const here = await barriers(page, 'section.act');
      found.push(...here.map((barrier) => `${moment.stage}: ${barrier}`));
      const act = page.getByRole('region', { name: /^(What to do|À faire)$/ });
      const ways = act.locator('button:not([disabled]):not([aria-disabled="true"])');
      if ((await ways.count()) === 0) found.push(`${moment.stage}: nothing to press`);
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});
