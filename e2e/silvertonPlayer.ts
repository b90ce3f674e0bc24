import type { Locator, Page } from 'playwright-core';

/** What is to be decided now, as the page says it to screen readers. */
const momentOf = async (page: Page): Promise<string> =>
  (await page.getByTestId('moment').textContent()) ?? '';

const has = async (what: Locator): Promise<boolean> => (await what.count()) > 0 && (await what.isEnabled());

/** Sends the first free member of staff somewhere: surveyors by keyboard over the map, prospectors by a click. */
const place = async (page: Page, act: Locator): Promise<void> => {
  const free = act.locator('.staff button:not([disabled])').first();
  if ((await free.count()) === 0) return act.getByTestId('end').click();
  const who = await free.getAttribute('aria-label');
  await free.click();
  if (who?.startsWith('surveyor')) for (const key of ['m', 'n', 'Enter']) await page.keyboard.press(key);
  else await page.locator('.card.open').first().click();
};

/** One decision of the person at the screen: confirms what is laid out, takes the first option, or ends the step. */
const decide = async (page: Page, moment: string): Promise<void> => {
  const act = page.getByRole('region', { name: 'What to do' });
  const confirm = act.getByTestId('confirm');
  const end = act.getByTestId('end');
  if (/may trade|offer|name a deal/.test(moment)) return end.click();
  if (await has(confirm)) return confirm.click();
  const option = act.getByTestId('option').first();
  if (await has(option)) return option.click();
  return /places staff/.test(moment) ? place(page, act) : end.click();
};

export interface Course {
  /** Stops when this says so; otherwise at the end of the match. */
  readonly until?: (page: Page, moment: string) => Promise<boolean>;
  /** What every hand-over hid and showed. */
  readonly onHandOver?: (page: Page) => Promise<void>;
}

/** Looks and decisions a match takes at the very most; one that needs more is stuck. */
const MOST = 4_000;

/** Plays every decision of the people at this screen by clicking, to the end of the match. */
export const playOn = async (page: Page, { until, onHandOver }: Course = {}): Promise<void> => {
  const again = page.getByRole('button', { name: 'Play again' });
  const take = page.getByRole('button', { name: /^I am / });
  for (let looks = 0; (await again.count()) === 0; looks += 1) {
    if (looks === MOST) throw new Error(`stuck at: ${await momentOf(page)}`);
    if ((await take.count()) > 0) {
      await onHandOver?.(page);
      await take.click();
    }
    const moment = await momentOf(page);
    if (await until?.(page, moment)) return;
    // A decision may pass to somebody else between looking and clicking; then we look again.
    if (moment.includes('Your turn')) await decide(page, moment).catch(() => undefined);
    else await page.waitForTimeout(40);
  }
};
