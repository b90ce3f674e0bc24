import { describe, expect, it } from 'vitest';
import { barriers, picture, useBrowser } from './browser.ts';

const visit = useBrowser();

describe('pass and play with secret cash', () => {
  it('covers the table until the person to move has taken the screen', async () => {
    const { page, faults } = await visit({ at: 'new/silverton' });
    await page.getByText('Person', { exact: true }).nth(1).click();
    await page.getByRole('button', { name: 'Remove seat 3' }).click();
    for (const [seat, name] of ['Ada', 'Bo'].entries())
      await page.getByLabel(`Name at seat ${seat + 1}`).fill(name);
    await page.getByRole('button', { name: 'Start the match' }).click();

    const cover = page.getByRole('alertdialog', { name: /Pass the screen to (Ada|Bo)/ });
    await cover.waitFor();
    const first = /to (Ada|Bo)/.exec((await cover.textContent()) ?? '')?.[1];
    const second = first === 'Ada' ? 'Bo' : 'Ada';
    // Neither seen nor reached by keyboard or screen reader.
    const shown = await page.locator('main').evaluate((main) => getComputedStyle(main).contentVisibility);
    expect(shown).toBe('hidden');
    // Behind the cover the table shows what anybody may see: nobody's cash.
    expect(await page.locator('main').getByText('$2,400').count()).toBe(0);
    expect(await barriers(page, '[role="alertdialog"]')).toEqual([]);
    await picture(page, 'hand-over-laptop-light');

    await cover.getByRole('button', { name: `I am ${first}` }).click();
    await page.locator('main').getByText('$2,400').first().waitFor();
    await page.locator('body').press('/');
    await page.getByRole('combobox').fill('end-placing');
    await page.getByRole('combobox').press('Enter');
    await page.getByRole('alertdialog', { name: `Pass the screen to ${second}` }).waitFor();
    // Once the cover is drawn, the table under it forgets what only the first person may see.
    await expect.poll(() => page.locator('main').getByText('$2,400').count()).toBe(0);
    expect(faults).toEqual([]);
  });
});
