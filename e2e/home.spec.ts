import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';

const visit = useBrowser();

describe('home', () => {
  it('opens with both games, asks nobody else for anything and reports no error', async () => {
    const { page, faults } = await visit();

    expect(await page.getByRole('link', { name: 'Play Continental Divide' }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Play Silverton' }).isVisible()).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(faults).toEqual([]);
  });

  it('says in one line that another program has its port', () => {
    const server = join(import.meta.dirname, '../packages/web/serve.mjs');
    const { port } = new URL(inject('address'));
    const { status, stderr } = spawnSync(process.execPath, [server, '--port', port], { encoding: 'utf8' });

    expect(status).toBe(1);
    expect(stderr).toBe(
      `Port ${port} is taken by another program: name another one, for example "npm start -- --port 8081".\n`,
    );
  });

  it('speaks French at once when asked to, and keeps the choice', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'FR' }).click();
    await page.getByRole('heading', { name: 'À quoi jouons-nous' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'À quoi jouons-nous' }).waitFor();

    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });

  it('starts without a network after a first visit', async () => {
    const { page, context } = await visit();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('link', { name: 'Play Continental Divide' }).click();
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    await context.setOffline(false);
  });

  it('explains live why a set-up is not allowed, with the rule beside it', async () => {
    const { page } = await visit({ at: 'new/silverton' });
    await page.getByText('Optional rules').click();
    await page.getByLabel('Hiring').check();
    await page.getByText('needs the advanced game').waitFor();
    expect(await page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true);

    await page.getByRole('link', { name: 'SV-30.7' }).last().click();
    await page.getByRole('complementary').getByText('SV-30.7', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Advanced', { exact: true }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(false);
  });

  it('seats as many as a scenario needs', async () => {
    const { page } = await visit({ at: 'new/silverton' });
    await page.getByLabel('Scenario').selectOption({ label: 'Silver Spike (4 players)' });

    await expect.poll(() => page.getByRole('textbox').count()).toBe(4);
    expect(await page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(false);
  });

  it('refuses a broken board pack in words, and plays on the own board still', async () => {
    const { page } = await visit({ at: 'new/continental-divide' });
    await page.getByLabel('Load a board pack').setInputFiles({
      name: 'board.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"hexes": 3}'),
    });
    await page.getByText('This file is no board pack').waitFor();

    expect(await page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(false);
  });
});
