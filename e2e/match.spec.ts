import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { command, myTurn, startMatch } from './table.ts';

const visit = useBrowser();

/** How many moves the open match has, as the list of matches says. */
const movesKept = async (page: Page): Promise<string> => {
  const list = await page.context().newPage();
  await list.goto(`${new URL(page.url()).origin}/#/matches`);
  const text = await list
    .getByText(/\d+ moves?|no move yet/)
    .first()
    .textContent();
  await list.close();
  return /\d+ moves?|no move yet/.exec(text ?? '')?.[0] ?? '';
};

const saved = async (page: Page, form: 'text' | 'JSON'): Promise<string> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Save as ${form}` }).click(),
  ]);
  return readFile(await file.path(), 'utf8');
};

describe('a match against bots', () => {
  it('is three clicks from home to the first move, saved at every move and resumed on reload', async () => {
    const { page, faults } = await visit();
    await startMatch(page);
    await myTurn(page);
    await command(page, 'skip');
    await page.getByText('Done: skip').first().waitFor();
    await page.keyboard.press('Escape');
    const before = await saved(page, 'text');
    expect(before).toContain('skip');

    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    expect(await saved(page, 'text')).toBe(before);
    expect(await movesKept(page)).toMatch(/\d+ moves/);
    expect(faults).toEqual([]);
  });

  it('is played in one window at a time', async () => {
    const { page } = await visit();
    await startMatch(page);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await second.getByText('It is open in another window').waitFor();
    await page.close();
    await second.reload();
    await second.getByRole('button', { name: 'Menu' }).waitFor();
  });

  it('changes language in play, log and all', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    await page.getByText('The player order was drawn').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByText('Français').click();
    await page.getByRole('heading', { name: 'Réglages' }).waitFor();
    await page.keyboard.press('Escape');

    await page.getByRole('heading', { name: 'Journal' }).waitFor();
    expect(await page.getByText('The player order was drawn').count()).toBe(0);
  });

  it('takes back a move and answers an illegal one with its rule', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    await command(page, 'buy UP 99 for 1');
    await page.getByRole('region', { name: 'Type a command' }).getByRole('link', { name: /^CD-/ }).waitFor();
    await command(page, 'skip');
    await page.getByText('Done: skip').first().waitFor();
    await page.keyboard.press('Escape');
    const undo = page.getByRole('button', { name: 'Take back your last move' });
    await undo.click();
    await page.getByRole('button', { name: 'Nothing to take back' }).waitFor();
  });

  it('steps through the past by keyboard and finds the present again', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    await page.keyboard.press(',');
    await page.getByRole('slider', { name: 'Moment of the match' }).waitFor();
    await page.getByRole('button', { name: 'To the present' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'To the present' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('slider', { name: 'Moment of the match' }).count()).toBe(0);
  });
});

describe('going back further', () => {
  it('asks the table first, and is the reader’s turn again when all agree', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    await command(page, 'skip');
    await page.getByText('Done: skip').first().waitFor();
    await command(page, 'end');
    await page.getByText('Done: end').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Nothing to take back' }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Ask the table to go back/ }).click();
    await page
      .getByRole('dialog', { name: 'Take back further?' })
      .getByRole('button', { name: 'Take back' })
      .click();
    await page.getByRole('button', { name: 'Take back your last move' }).waitFor();
  });

  it('branches off into a match of its own', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    const first = page.url();
    await page.locator('body').press(',');
    await page.getByRole('button', { name: 'Branch off here' }).click();
    await expect.poll(() => page.url()).not.toBe(first);
    await page.getByRole('link', { name: 'Back to the match' }).waitFor();
    await page.goto(`${new URL(first).origin}/#/matches`);
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
  });
});

describe('watching bots', () => {
  it('can be branched off into a match with a seat to play', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Watch bots play Continental Divide' }).click();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
    const first = page.url();
    await page
      .getByText(/ started /)
      .first()
      .waitFor();
    await page.locator('body').press(',');
    await page.getByRole('button', { name: 'Branch off here' }).click();
    await expect.poll(() => page.url()).not.toBe(first);
    await page.getByText('(you)').waitFor();
  });
});

describe('match files', () => {
  it('come back from text and JSON', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    for (const form of ['text', 'JSON'] as const) {
      const content = await saved(page, form);
      const other = await page.context().newPage();
      await other.goto(`${new URL(page.url()).origin}/#/import`);
      await other.getByLabel('Or paste it here').fill(content);
      await other.getByRole('button', { name: 'Read it' }).click();
      await other.getByText(/^Continental Divide: \d+ moves?/).waitFor();
      await expect.poll(() => other.getByRole('combobox', { name: /^Strength of/ }).count()).toBe(3);
      await other.getByRole('button', { name: 'Open the match' }).click();
      await other.getByRole('button', { name: 'Menu' }).waitFor();
      await other.close();
    }
  });

  it('with several matches ask which one', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    const one = JSON.stringify(JSON.parse(await saved(page, 'JSON')));
    await page.goto(`${new URL(page.url()).origin}/#/import`);
    await page.getByLabel('Or paste it here').fill(`${one}\n${one}\n`);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByRole('button', { name: '2. Continental Divide' }).click();
    await page.getByRole('button', { name: 'Open the match' }).click();
    await page.getByRole('button', { name: 'Menu' }).waitFor();
  });

  it('that are broken are refused with move and rule, and nothing is lost', async () => {
    const { page } = await visit();
    await startMatch(page);
    await myTurn(page);
    const content = await saved(page, 'text');
    const number = content.split('\n').filter((line) => /^\d+\. /.test(line)).length + 1;
    const broken = `${content}${number}. 1 buy UP 99 for 1\n`;
    const matchesBefore = await movesKept(page);
    await page.goto(`${new URL(page.url()).origin}/#/import`);
    await page.getByLabel('Or paste it here').fill(broken);
    await page.getByRole('button', { name: 'Read it' }).click();
    await page.getByText(`Move ${number} breaks CD-`).waitFor();
    await page.getByText('Nothing has been changed').waitFor();

    expect(await page.getByLabel('Or paste it here').inputValue()).toBe(broken);
    expect(await movesKept(page)).toBe(matchesBefore);
  });

  it('that are no matches are refused in words', async () => {
    const { page, faults } = await visit({ at: 'import' });
    for (const content of [
      'hello',
      '{"header": 3}',
      '[Game "chess"]\n[Rules "1"]\n[Board "x" "y"]\n[Players "2"]',
    ]) {
      await page.getByLabel('Or paste it here').fill(content);
      await page.getByRole('button', { name: 'Read it' }).click();
      await page.getByText('Nothing has been changed').waitFor();
    }
    expect(faults).toEqual([]);
  });
});
