import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers, picture, SIZES, type Size, useBrowser } from './browser.ts';
import { clickMarked, decision, map, STATES, startQuickMatch } from './continentalDivide.ts';
import { command, moment, myTurn } from './table.ts';

const visit = useBrowser();
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

/** What was done, to be sure that a match had everything in it. */
type Done = Set<string>;

const buyByClicking = async (page: Page, done: Done): Promise<void> => {
  const start = button(page, 'Start a railroad');
  const shares = page
    .getByRole('group', { name: 'Railroads with shares' })
    .locator('[aria-disabled="false"]');
  if (!done.has('start') && (await start.isVisible())) {
    await start.click();
    await button(page, /^Start .+ at .+ for/).click();
    done.add('start');
  } else if ((await shares.count()) > 0) {
    await shares.first().click();
    await button(page, /^Buy 1 share for/).click();
    done.add('buy');
  } else {
    await button(page, 'Buy nothing').click();
    done.add('skip');
  }
};

const buildByClicking = async (page: Page, done: Done): Promise<void> => {
  const reach = await clickMarked(page, 'reach');
  const build = button(page, /^Build \d+ hex/);
  if (reach && (await build.isVisible())) {
    if (await clickMarked(page, 'next')) done.add('longer');
    await build.click();
    done.add('build');
    return;
  }
  await button(page, 'End turn').click();
  done.add('end');
};

const orderByClicking = async (page: Page, done: Done): Promise<void> => {
  await button(page, /^Take order card/)
    .first()
    .click();
  done.add('order');
};

/** All that changes with a move: whose turn it is, and the log. */
const situation = async (page: Page): Promise<string> =>
  `${await moment(page)} ${(await page.getByRole('log').allTextContents()).join()}`;

/** Plays until the match is over; every decision must change the situation. */
const playThrough = async (
  page: Page,
  play: Readonly<Record<'stock' | 'build' | 'order', () => Promise<void>>>,
): Promise<void> => {
  for (let decisions = 0; decisions < 120; decisions += 1) {
    const what = await decision(page);
    if (what === 'over') return;
    const before = await situation(page);
    await play[what]();
    await expect.poll(() => situation(page), { timeout: 20_000 }).not.toBe(before);
  }
  throw new Error('the match does not end');
};

describe('a whole match of Continental Divide', () => {
  it('by clicking', { timeout: 120_000 }, async () => {
    const { page, faults } = await visit();
    await startQuickMatch(page);
    const done: Done = new Set();
    await playThrough(page, {
      stock: () => buyByClicking(page, done),
      build: () => buildByClicking(page, done),
      order: () => orderByClicking(page, done),
    });

    await page.getByRole('heading', { name: /wins with|share the victory/ }).waitFor();
    for (const kind of ['start', 'build', 'end', 'order']) expect([...done]).toContain(kind);
    // The charts come last, one after the other.
    await page.getByRole('figure').nth(2).waitFor();
    await picture(page, 'continental-divide-end-laptop-light');
    expect(await barriers(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('by keyboard alone', { timeout: 120_000 }, async () => {
    const { page, faults } = await visit();
    await startQuickMatch(page);
    const done: Done = new Set();
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await playThrough(page, {
      stock: async () => {
        if (done.has('start')) await press('x');
        else await press('s', 'c');
        done.add('start');
      },
      build: async () => {
        await press('m', 'n', 'n', 'Enter');
        if (await button(page, /^Build \d+ hex/).isVisible()) {
          await press('c');
          done.add('build');
        } else await press('Escape', 'Escape', 'e');
      },
      order: async () => {
        for (const card of ['1', '2', '3', '4'])
          if (await button(page, `Take order card ${card}`).isVisible()) {
            await press(card);
            return;
          }
      },
    });

    expect([...done]).toContain('build');
    await page.getByRole('heading', { name: /wins with|share the victory/ }).waitFor();
    await page.getByText('Win chance').first().scrollIntoViewIfNeeded();
    const chances = page.getByRole('table', { name: 'Win chance' }).getByRole('cell');
    await expect
      .poll(() => chances.allTextContents(), { timeout: 60_000 })
      .toSatisfy((told: string[]) => told.length > 0 && told.every((text) => /^[<>]?\d+%$/.test(text)));
    await page.getByText(/Estimated by bots: .+ at least \d+ times from each turn\./).waitFor();
    expect(faults).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('the Continental Divide table in the %s theme', (theme) => {
  it('has no barriers in any of its states', { timeout: 120_000 }, async () => {
    const { page, faults } = await visit({ theme });
    await startQuickMatch(page);
    await myTurn(page);
    const found = [...(await barriers(page))];
    for (const [name, open] of Object.entries(STATES)) {
      await open(page);
      // The map stays the same; looking through its thousand figures again would take most of the time.
      const part = name === 'charter' ? 'dialog' : 'aside';
      found.push(...(await barriers(page, part)).map((barrier) => `${name}: ${barrier}`));
    }
    expect(found).toEqual([]);
    expect(faults).toEqual([]);
  });
});

const sizes = Object.keys(SIZES) as Size[];
describe('pictures of the Continental Divide table', () => {
  it.each(sizes)('at the size of a %s', async (size) => {
    const theme = size === 'tablet' || size === 'desktop' ? 'dark' : 'light';
    const { page } = await visit({ size, theme });
    await startQuickMatch(page);
    await myTurn(page);
    for (const [name, open] of Object.entries(STATES)) {
      await open(page);
      await picture(page, `continental-divide-${name}-${size}-${theme}`);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider, `${name} is wider than a ${size}`).toBeLessThanOrEqual(0);
    }
  });
});

describe('plans and questions', () => {
  it('keeps a private plan over a reload, and checks it anew', async () => {
    const { page } = await visit();
    await startQuickMatch(page);
    await myTurn(page);
    await button(page, 'Sketch a plan').click();
    await button(page, 'Start a railroad').click();
    await button(page, /^Plan to start/).click();
    await page.getByText(/^Start .+ shares at/).waitFor();
    await page.reload();
    await map(page).waitFor();
    await button(page, 'Your plan (1)').click();
    await page.getByText(/^Start .+ shares at/).waitFor();

    await button(page, 'Do it').click();
    await page
      .getByText(/started/)
      .first()
      .waitFor();
    await expect.poll(() => page.getByText(/^Start .+ shares at/).count(), { timeout: 10_000 }).toBe(0);
  });

  it('answers questions about hexes in the command line', async () => {
    const { page } = await visit();
    await startQuickMatch(page);
    await myTurn(page);
    await command(page, 'neighbours of K13');
    await page
      .getByText(/Around Denver \(K13\)/)
      .first()
      .waitFor();
  });
});
