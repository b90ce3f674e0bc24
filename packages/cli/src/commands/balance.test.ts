import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { CD, roundhouse, scratchFolder } from '../testing/commandLine.ts';

const { path: folder, file } = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

interface Printed {
  readonly players: number;
  readonly matches: number;
  readonly sections: readonly { readonly id: string; readonly title: string; readonly note: string }[];
}

const idsOf = ({ sections }: Printed): readonly string[] => sections.map(({ id }) => id);

describe('balance', () => {
  it('reports as JSON and as a page that needs nothing from anywhere', () => {
    const page = file('cd.html');
    const args = ['balance', CD, '-p', '3', '-n', '2', '--bots', 'novice', '--json', '--html', page];
    const { out, error } = roundhouse(args);
    expect(error).toBe('');
    const report: Printed = JSON.parse(out);
    expect(report).toMatchObject({ players: 3, matches: 2 });
    expect(idsOf(report)).toEqual(
      expect.arrayContaining([
        'seats',
        'order',
        'startingCities',
        'ports',
        'railroads',
        'feats',
        'values',
        'issues',
        'map',
      ]),
    );
    const html = readFileSync(page, 'utf8');
    for (const { title } of report.sections) expect(html).toContain(title);
    expect(html).not.toMatch(/<script|https?:|url\(|undefined|NaN|Infinity/);
    expect(html).toContain('color-scheme: light dark');
    expect(html.match(/<svg/g)?.length).toBeGreaterThan(8);
  });

  it('tells a terminal the same in tables', () => {
    const { out, status } = roundhouse(['balance', CD, '-n', '1', '--bots', 'novice']);
    expect(status).toBe(0);
    expect(out).toMatch(
      /^1 match of Continental Divide, 4 players, novice, seed 1, 100 iterations a decision$/m,
    );
    expect(out).toMatch(/^ {2}New Orleans +[\d.]+ +% +\([\d.]+ to [\d.]+\) +of \d+$/m);
  });

  it('knows the claims, lines and prices of Silverton', () => {
    const page = file('sv.html');
    const { out, error } = roundhouse([
      'balance',
      'silverton',
      '-p',
      '2',
      '--length',
      'short',
      '-n',
      '1',
      '--bots',
      'novice',
      '--json',
      '--html',
      page,
    ]);
    expect(error).toBe('');
    expect(idsOf(JSON.parse(out))).toEqual(
      expect.arrayContaining(['seats', 'claims', 'lines', 'market', 'sources', 'segments']),
    );
    expect(readFileSync(page, 'utf8')).not.toMatch(/undefined|NaN|Infinity/);
  });

  it('refuses a file it cannot write in a sentence', () => {
    const { error, status } = roundhouse([
      'balance',
      CD,
      '-n',
      '1',
      '--bots',
      'random',
      '--html',
      '/no/such/folder/x.html',
    ]);
    expect(status).toBe(1);
    expect(error).toContain('cannot write /no/such/folder/x.html');
  });
});
