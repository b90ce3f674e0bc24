import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newHeader } from '@roundhouse/engine';
import { silverton } from '@roundhouse/engine/silverton';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainText } from '../../../i18n/sentence.ts';
import { board, optionsOf, playedUntil, rules } from '../testing/played.ts';
import { sv } from '../words/index.ts';
import { answer } from './answer.ts';
import { describeEvent } from './describeEvent.ts';
import { describeMoment } from './describeMoment.ts';
import { describeRejection } from './describeRejection.ts';

const names = ['Ada', 'Marcel', 'Inés'];
const options = optionsOf({
  advanced: true,
  optionalRules: ['slidingLines', 'jointLines', 'convoyTransfer'],
});
const header = newHeader(silverton, board, { players: 3, names, options });
const about = { board, header, names };

beforeAll(() => sv.load());

describe('the log in words', () => {
  it('has a sentence for every event of a whole match, and for every moment', () => {
    const told = new Set<string>();
    const state = playedUntil(
      { players: 3, options, seed: 7 },
      ({ turn }) => turn > 9,
      (events) => {
        for (const event of events) {
          const sentence = plainText(describeEvent(event, about) ?? []);
          expect(sentence, event.type).not.toMatch(/[{}]|undefined|event\.|^$/);
          told.add(event.type);
        }
      },
    );
    expect(told.size).toBeGreaterThan(20);
    const moment = plainText(describeMoment(rules.view(state, 0), about));
    expect(moment).toMatch(/^Turn 10/);
  });

  it('names towns, claims and sums', () => {
    const event = {
      type: 'segmentBuilt',
      seat: 0,
      segment: 'denver--golden',
      cost: 40,
      second: false,
      abandoned: null,
    };
    expect(plainText(describeEvent(event, about) ?? [])).toBe('Ada built Denver–Golden for $40.');
  });
});

/** Every code the rules spell out. */
const codesInTheRules = (): readonly string[] => {
  const folder = join(import.meta.dirname, '../../../../../engine/src/games/silverton');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing'),
  );
  const source = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return [...source.matchAll(/code: '(\w+\/\w+)'/g)].map(([, code = '']) => code);
};

describe('why not in words', () => {
  it('has a sentence of its own for every rejection code', () => {
    const codes = codesInTheRules();
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !sv.has(`why.${code}`))).toEqual([]);
  });

  it('names what is wrong', () => {
    const rejection = { rule: 'SV-4.3', code: 'place/snow', params: { segment: 'denver--golden' } } as const;
    expect(plainText(describeRejection(rejection, about))).toBe(
      'Denver–Golden is under snow: not in winter.',
    );
  });
});

describe('questions about the board', () => {
  it('are answered by town, neighbours and segment', () => {
    const view = rules.view(rules.setup({ players: 3, options }), 'spectator');
    expect(plainText(answer('Denver', view, about) ?? [])).toContain('market city');
    expect(plainText(answer('neighbours of Golden?', view, about) ?? [])).toContain('Denver–Golden');
    expect(plainText(answer('denver--golden', view, about) ?? [])).toContain('$40, length 2');
    expect(answer('Paris', view, about)).toBeUndefined();
  });
});
