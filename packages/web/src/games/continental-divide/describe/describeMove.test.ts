import { beforeAll, expect, it } from 'vitest';
import { aSession } from '../testing/aSession.ts';
import { moveOf } from '../testing/played.ts';
import { cd } from '../words/index.ts';
import { describeMove } from './describeMove.ts';

beforeAll(() => cd.load());

it('tells a move as something to do, not as done', () => {
  const session = aSession(3, 'deal 1 2 3');
  const start = moveOf(session.position, 'start UP H22 8 @30');

  expect(describeMove(start, session)).toMatch(/^Start Union Pacific at .+: 8 shares at \$30/);
  expect(describeMove({ type: 'takeOrderCard', card: 2 }, session)).toBe('Take order card 2');
});
