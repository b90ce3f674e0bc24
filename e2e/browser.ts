import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

/** The four sizes the page is made for. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1920, height: 1080 },
} as const;
export type Size = keyof typeof SIZES;

export interface Visit {
  readonly size?: Size;
  readonly theme?: 'light' | 'dark';
  readonly language?: 'en' | 'fr';
  /** With fingers, as on a phone. */
  readonly touch?: boolean;
  /** Where to begin, after the `#`. */
  readonly at?: string;
}

/** A visitor with a browser profile of their own, and everything that went wrong on their page. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and requests to other hosts: must stay empty. */
  readonly faults: string[];
}

/** One browser for the tests of a file. */
export const useBrowser = (): ((visit?: Visit) => Promise<Visitor>) => {
  let browser: Browser;
  const open: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  });
  afterAll(async () => {
    await Promise.all(open.map((context) => context.close()));
    await browser.close();
  });
  return async (visit = {}) => {
    const { size = 'laptop', touch = false } = visit;
    const context = await browser.newContext({ viewport: SIZES[size], hasTouch: touch, isMobile: touch });
    open.push(context);
    await context.addInitScript(prepare, settingsFor(visit));
    const page = await context.newPage();
    const faults = watched(page);
    await page.goto(`${inject('address')}#/${visit.at ?? ''}`);
    await page.locator('main').waitFor();
    return { page, context, faults };
  };
};

const settingsFor = ({ theme = 'light', language = 'en' }: Visit): string =>
  JSON.stringify({ language, theme, motion: 'reduced', pace: 'instant', sounds: false });

/** Runs in the page before its own scripts: the first visit begins with the settings of the test. */
const prepare = (settings: string): void => {
  if (localStorage.getItem('roundhouse.settings') === null)
    localStorage.setItem('roundhouse.settings', settings);
};

/** Changes the theme as the settings do, without opening the page anew. */
export const wearTheme = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['theme'] = name;
  }, theme);

const watched = (page: Page): string[] => {
  const faults: string[] = [];
  const { host } = new URL(inject('address'));
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    const { host: asked, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== host) faults.push(`asked ${asked}`);
  });
  return faults;
};

const ARTEFACTS = join(import.meta.dirname, '../artefacts');

/** A picture for people to look at. */
export const picture = async (page: Page, name: string): Promise<void> => {
  mkdirSync(ARTEFACTS, { recursive: true });
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`) });
};

/** What axe finds wrong on the screen or a part of it, in words. */
export const barriers = async (page: Page, part = 'body', without?: string): Promise<readonly string[]> => {
  await page.locator(part).first().waitFor();
  const axe = new AxeBuilder({ page }).setLegacyMode(true).include(part);
  const { violations } = await (without === undefined ? axe : axe.exclude(without)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`).join('; ')}`,
  );
};
