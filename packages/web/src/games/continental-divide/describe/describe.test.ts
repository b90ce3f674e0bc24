import { newHeader, type PlainEvent, seededRng } from '@roundhouse/engine';
import { continentalDivide } from '@roundhouse/engine/continental-divide';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainText } from '../../../i18n/sentence.ts';
import { board, moveOf, played, rules } from '../testing/played.ts';
import { cd } from '../words/index.ts';
import { answer } from './answer.ts';
import { describeEvent } from './describeEvent.ts';
import { describeHex, describeNeighbours } from './describeHex.ts';
import { describeMoment } from './describeMoment.ts';
import { describeRejection } from './describeRejection.ts';

const names = ['Marion', 'Theo', 'Inès'];
const header = newHeader(continentalDivide, board, { players: 3, names, options: {} });
const about = { board, header, names };
const hex = (id: string): number => board.hexIndexOf.get(id) ?? -1;

beforeAll(() => cd.load());

const told = (event: PlainEvent): string => plainText(describeEvent(event, about) ?? []);

describe('the log in words', () => {
  it('tells a line with its hexes, cost and income', () => {
    const before = played(3, 'deal 1 2 3', 'start UP H22 8 @30');
    const move = moveOf(before, 'build UP H22 W 2');
    const [event] = rules.narrate(before, move, rules.apply(before, move));

    expect(event === undefined ? '' : told(event)).toBe(
      'Marion built Union Pacific from Chicago (H22) to H20: 2 hexes for $10, income 0.',
    );
  });

  it('tells who got what when dividends are paid', () => {
    const event = {
      type: 'dividendsPaid',
      railroad: 'UP',
      income: 15,
      perShare: 4,
      toSeats: [4, 8, 0],
      toTreasury: 3,
    };
    expect(told(event)).toBe('Union Pacific paid $4 a share: Marion $4, Theo $8, treasury $3.');
  });

  it('has a sentence, or knows that none is needed, for every event of whole matches', () => {
    const silent = new Set<string>();
    for (let seed = 0; seed < 6; seed += 1) {
      const rng = seededRng(seed);
      let state = rules.setup({ players: 3, options: {} });
      while (rules.actor(state).kind !== 'over') {
        const move = rules.sampleMove(state, rng);
        const after = rules.apply(state, move);
        for (const event of rules.narrate(state, move, after)) {
          const sentence = describeEvent(event, about);
          if (sentence === undefined) silent.add(event.type);
          else expect(plainText(sentence)).not.toMatch(/[{}]|undefined|event\./);
        }
        state = after;
      }
    }
    expect([...silent].sort()).toEqual(['playerTurnEnded', 'turnEnded']);
  });
});

describe('why not in words', () => {
  it('names hex, railroad and sums', () => {
    const state = played(3, 'deal 1 2 3', 'start UP H22 8 @30');
    const why = (text: string): string => {
      const rejection = rules.reject(state, moveOf(state, text));
      return rejection === undefined ? '' : plainText(describeRejection(rejection, about));
    };

    expect(why('build UP H22 W 9')).toMatch(
      /^The line would cost \$\d+; the treasury of Union Pacific holds \$30\.$/,
    );
    expect(why('build UP H22 E 1')).toBe('Chicago (H23) is a starting city: no railroad may build into it.');
    expect(why('start RI N23 5 @20')).toBe('This cannot be done now.');
  });

  it('answers even a code it has never heard of', () => {
    expect(plainText(describeRejection({ rule: 'CD-9.9', code: 'new/code' }, about))).not.toBe('');
  });
});

describe('moments and hexes in words', () => {
  it('says who is to do what', () => {
    expect(plainText(describeMoment(played(3, 'deal 2 1 3'), about))).toBe('Turn 1: Theo may buy stock.');
  });

  it('describes a hex with its figures and who is there', () => {
    const { cubes } = played(3, 'deal 1 2 3', 'start UP H22 8 @30');

    expect(describeHex(board, cubes, hex('K13'))).toBe(
      'Denver (K13) · hills, cost $9, income $4 · Central Region',
    );
    expect(describeHex(board, cubes, hex('H22'))).toContain('cubes: Union Pacific · room for 2 more');
    expect(describeHex(board, cubes, hex('B2'))).toContain('port, 2 VP');
    expect(describeNeighbours(board, hex('H22'))).toContain('east Chicago (H23)');
  });
});

describe('questions in the command line', () => {
  const state = played(3, 'deal 1 2 3', 'start UP H22 8 @30');
  const asked = (question: string): string => plainText(answer(question, state, about) ?? []);

  it('are answered for hexes, neighbours and railroads, in either language', () => {
    expect(asked('k13?')).toContain('Denver (K13)');
    expect(asked('neighbours of H22')).toContain('Around Chicago (H22)');
    expect(asked('voisins de H22')).toBe(asked('neighbours of H22'));
    expect(asked('up')).toBe(
      'Union Pacific: treasury $30, income $0, dividend $0, least price $30, 12 cubes left.',
    );
    expect(asked('ri')).toBe('Rock Island has not been started.');
  });

  it('are left to others when they are none', () => {
    expect(answer('skip', state, about)).toBeUndefined();
    expect(answer('neighbours of Z99', state, about)).toBeUndefined();
  });
});
