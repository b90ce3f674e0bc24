import { describe, expect, it } from 'vitest';
import { chartsOf } from './charts.ts';
import { aSession } from './testing/aSession.ts';
import { board, playedUntil, rules } from './testing/played.ts';
import { sv } from './words/index.ts';

const state = playedUntil({ players: 2, options: {}, seed: 5 }, ({ turn }) => turn > 2);
const { header } = aSession(state);
const telling = { board, header, names: ['Ada', 'Marcel'] };
const cashIn = (seats?: readonly ReturnType<typeof rules.view>[]) => {
  const moment = { turn: 3, view: rules.view(state, 0), ...(seats === undefined ? {} : { seats }) };
  return chartsOf([moment], telling)
    .find(({ id }) => id === 'cash')
    ?.lines.map(({ values }) => values[0]);
};

describe('the chart of cash', () => {
  it('keeps what is secret, until every seat’s view is laid open', async () => {
    await sv.load();
    const [own, other] = state.players.map(({ cash }) => cash);

    expect(cashIn()).toEqual([own, null]);
    expect(cashIn([0, 1].map((seat) => rules.view(state, seat)))).toEqual([own, other]);
  });
});
