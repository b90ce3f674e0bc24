import type { ClosingMove } from '../moves/closing/index.ts';
import { equipmentCost } from '../rules/equipment.ts';
import { HIRING_FEE } from '../rules/hiring.ts';
import { silent, staffInLog, type Tellers } from './teller.ts';

/** Phases 5 to 7. */
export const CLOSING_TELLERS: Tellers<ClosingMove> = {
  chooseVictim: ({ before }, { staff }) =>
    before.stage.kind === 'eventVictim'
      ? [
          {
            type: 'victimChosen',
            ...staffInLog(before, before.stage.seat, staff),
            event: before.stage.event,
          },
        ]
      : [],
  uncoverLine: (_, { line }) => [{ type: 'lineTurnedUp', line }],
  hire: ({ active }, { role }) => [{ type: 'staffHired', seat: active, role, amount: HIRING_FEE }],
  hireNobody: silent,
  buyTrain: ({ board, before, active }, { power, tradeIn }) => {
    const old = tradeIn === undefined ? undefined : before.players[active]?.trains[tradeIn]?.power;
    const [wanted, traded] = [power, old].map((each) => board.trains.find((type) => type.power === each));
    if (wanted === undefined) return [];
    const price = equipmentCost(wanted, traded);
    return [
      { type: 'equipmentBought', seat: active, kind: 'train', figure: power, tradedIn: old ?? null, price },
    ];
  },
  buyPlow: ({ board, active }, { bonus, tradeIn }) => {
    const [wanted, traded] = [bonus, tradeIn].map((each) => board.plows.find((type) => type.bonus === each));
    if (wanted === undefined) return [];
    const price = equipmentCost(wanted, traded);
    return [
      {
        type: 'equipmentBought',
        seat: active,
        kind: 'plow',
        figure: bonus,
        tradedIn: tradeIn ?? null,
        price,
      },
    ];
  },
  buyNothing: silent,
};
