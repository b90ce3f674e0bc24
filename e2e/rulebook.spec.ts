import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';

const visit = useBrowser();

describe('the rule book', () => {
  it('opens at the rule of its address', async () => {
    const { page, faults } = await visit({ at: 'rules/silverton/SV-6.4' });
    const rule = page.locator('[data-rule="SV-6.4"]');
    await rule.waitFor();

    await expect.poll(() => rule.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  it('finds words without their accents', async () => {
    const { page } = await visit({ at: 'rules/continental-divide', language: 'fr' });
    await page.getByRole('searchbox').fill('region');
    await page.getByText(/\d+ règles/).waitFor();

    expect(await page.locator('[data-rule="CD-5.1"]').isVisible()).toBe(true);
    expect(await page.locator('[data-rule="CD-1.1"]').count()).toBe(0);
  });

  it('leads from rule to rule', async () => {
    const { page } = await visit({ at: 'rules/continental-divide/CD-4.4' });
    await page.locator('[data-rule="CD-4.4"]').getByRole('link', { name: 'CD-4.11' }).click();
    await page.getByRole('complementary').locator('[data-rule="CD-4.11"]').waitFor();
  });
});
