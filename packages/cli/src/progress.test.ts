import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { progress } from './progress.ts';

const heard = (isTTY: boolean) => {
  const texts: string[] = [];
  return { texts, stream: { isTTY, write: (text: string) => texts.push(text) } };
};

it('tells a pipe how far things are, in lines and with an estimate once there is one', async () => {
  const { texts, stream } = heard(false);
  const told = progress('arena', 4, { stream, everyMs: 20 });
  await setTimeout(70);
  expect(texts[0]).toBe('arena: 0 of 4 after 1 s, no estimate before the first is done\n');
  told.step(1);
  await setTimeout(70);
  told.end();
  expect(texts.at(-1)).toBe('arena: 1 of 4 after 1 s, about 1 s left\n');
  const count = texts.length;
  await setTimeout(50);
  expect(texts).toHaveLength(count);
});

it('speaks between the steps of work that never pauses', () => {
  const { texts, stream } = heard(false);
  const told = progress('simulating', 2, { stream, everyMs: 5 });
  for (const started = performance.now(); performance.now() - started < 12; ) told.step(0);
  told.end();
  expect(texts.length).toBeGreaterThan(0);
});

it('is silent where all is done at once, and draws a bar on a terminal', () => {
  const pipe = heard(false);
  const quick = progress('replaying', 2, { stream: pipe.stream, everyMs: 10_000 });
  quick.step(2);
  quick.end();
  expect(pipe.texts).toEqual([]);
  const terminal = heard(true);
  const drawn = progress('replaying', 2, { stream: terminal.stream, everyMs: 10_000 });
  drawn.step(2);
  drawn.end();
  expect(terminal.texts.join('')).toContain('] 2/2');
});
