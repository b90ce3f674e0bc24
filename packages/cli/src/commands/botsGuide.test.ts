import { readFileSync, rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { CD, roundhouse, scratchFolder } from '../testing/commandLine.ts';

const { path: folder, written } = scratchFolder();
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8');
const example = /^```ts\n(.*?)^```$/ms.exec(guide)?.[1] ?? '';

describe('the guide to bots', () => {
  it('has an example that fits on a page', () => {
    expect(example.split('\n').length).toBeGreaterThan(20);
    expect(example.split('\n').length).toBeLessThan(40);
  });

  it('has an example that plays legal matches and wins them against chance', () => {
    const file = written('my-bot.ts', example);
    const args = ['--seats', `${file},random,random,random`, '--games', '8', '--budget', '40', '--json'];
    const { out, error } = roundhouse(['arena', CD, ...args]);
    expect(error).toBe('');
    const own = JSON.parse(out).bots.find(({ name }: { name: string }) => name === file);
    expect(own.winShare.value).toBeGreaterThan(0.5);
  });
});
