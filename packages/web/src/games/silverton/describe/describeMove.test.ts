import { beforeAll, expect, it } from 'vitest';
import { aSession } from '../testing/aSession.ts';
import { optionsOf, playedUntil, rules } from '../testing/played.ts';
import { sv } from '../words/index.ts';
import { describeMove } from './describeMove.ts';

beforeAll(() => sv.load());

const at = (kind: string) =>
  playedUntil(
    { players: 3, options: optionsOf({}), seed: 7 },
    (state) => state.stage.kind === kind && rules.actor(state).kind === 'seat',
  );

it.each([
  ['placing', 'place', /^Send (surveyor|prospector) .+ to .+\?$/],
  ['track', 'buildSegment', /^Build .+, \$/],
  ['track', 'endTrack', /^Done/],
])('%s: tells the move %s in the words of its button', (stage, type, words) => {
  const session = aSession(at(stage));
  const moves = [...rules.legalMoves(session.position)].filter((move) => move.type === type);

  expect(moves.length).toBeGreaterThan(0);
  for (const move of moves) expect(describeMove(move, session)).toMatch(words);
});
