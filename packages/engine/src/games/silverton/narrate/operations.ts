import { claimAt } from '../effects/claims.ts';
import { lineAt } from '../effects/lines.ts';
import type { MatchEvent } from '../events/index.ts';
import type { Deliver } from '../moves/operations/deliver.ts';
import { SALVAGE } from '../moves/operations/dismantle.ts';
import type { OperationMove } from '../moves/operations/index.ts';
import type { Target } from '../moves/placing/target.ts';
import { columnFor, priceOf } from '../rules/market.ts';
import { deliveryRoute, isClosed } from '../rules/routes.ts';
import { isWinter } from '../rules/turn.ts';
import { type Scene, segmentId, silent, staffInLog, type Tellers, targetAt } from './teller.ts';

/** The card a prospector of the active player stands on. */
const cardUnder = ({ board, before, active }: Scene, staff: number): Target =>
  targetAt(board, before.players[active]?.staff[staff]?.place) ?? { on: 'deck' };

const priceOfCard = ({ board }: Scene, card: Target): number => {
  if (card.on === 'claim') return claimAt(board, card.claim).price;
  return card.on === 'line' ? lineAt(board, card.line).price : 0;
};

const bought = (scene: Scene, target: Target): readonly MatchEvent[] => [
  { type: 'cardBought', seat: scene.active, target, price: priceOfCard(scene, target) },
];

/** The claim just drawn from the deck. */
const drawn = ({ before: { stage } }: Scene): number => (stage.kind === 'drawn' ? stage.claim : 0);

const delivered = ({ board, before, active }: Scene, move: Deliver): readonly MatchEvent[] => {
  const { claim, seller, city, units, trains } = move;
  const { commodity, town: from } = claimAt(board, claim);
  const to = board.townById.get(city)?.index ?? -1;
  const column = columnFor(board, before, { commodity, city: to });
  const player = before.players[active];
  if (column === undefined || player === undefined) return [];
  const winter = isWinter(board, before);
  const closed: Parameters<typeof deliveryRoute>[2]['closed'] = (segment) =>
    winter && isClosed(segment, before.ledger.cleared);
  const price = priceOf(column, before);
  return [
    {
      type: 'goodsDelivered',
      seat: active,
      claim,
      seller: seller ?? null,
      city,
      column: column.id,
      units,
      price,
      amount: units * price,
      trains,
      route: (deliveryRoute(board, player, { from, to, closed }) ?? []).map((segment) =>
        segmentId(board, segment),
      ),
    },
  ];
};

/** Phase 4, steps 1 to 3 and 5 to 7; what dice decide is told in rolls.ts. */
export const OPERATION_TELLERS: Tellers<OperationMove> = {
  buyCard: (scene, { staff }) => bought(scene, cardUnder(scene, staff)),
  declineCard: (scene, { staff }) => [
    { type: 'cardDeclined', seat: scene.active, target: cardUnder(scene, staff) },
  ],
  drawFromDeck: silent,
  drawCard: ({ before: { stage }, active }, { card }) => {
    const byProspector = stage.kind === 'drawing';
    if (typeof card !== 'number')
      return [{ type: 'eventDrawn', seat: byProspector ? active : null, event: card }];
    return [
      byProspector
        ? { type: 'claimDrawn', seat: active, claim: card }
        : { type: 'claimTurnedUp', claim: card },
    ];
  },
  buyDrawn: (scene) => bought(scene, { on: 'claim', claim: drawn(scene) }),
  leaveDrawn: (scene) => [{ type: 'claimLeft', seat: scene.active, claim: drawn(scene) }],
  slideLine: (scene, { staff, pile }) => {
    const card = cardUnder(scene, staff);
    return card.on === 'line'
      ? [{ type: 'lineSlid', seat: scene.active, line: card.line, pile: pile ?? null }]
      : [];
  },
  endClaims: silent,
  buildSegment: ({ board, before, active }, { segment, abandon }) => [
    {
      type: 'segmentBuilt',
      seat: active,
      segment,
      cost: board.segmentById.get(segment)?.cost ?? 0,
      second: before.stage.kind === 'secondBuild',
      abandoned: abandon ?? null,
    },
  ],
  trySecondSegment: silent,
  declineSegment: ({ board, before: { stage }, active }) =>
    stage.kind === 'secondBuild'
      ? [{ type: 'secondDeclined', seat: active, segment: segmentId(board, stage.segment) }]
      : [],
  dismantle: ({ board, active }, { segment }) => [
    {
      type: 'segmentDismantled',
      seat: active,
      segment,
      salvage: SALVAGE * (board.segmentById.get(segment)?.length ?? 0),
    },
  ],
  endTrack: silent,
  operate: ({ board, active }, { claim }) => [
    { type: 'operationPaid', seat: active, claim, cost: claimAt(board, claim).operatingCost },
  ],
  endOperating: silent,
  setPlow: ({ active }, { bonus, segment }) => [{ type: 'plowSet', seat: active, bonus, segment }],
  endPlows: silent,
  deliver: delivered,
  transfer: ({ active }, { from, to, units, trains }) => [
    { type: 'goodsTransferred', seat: active, from, to, units, trains },
  ],
  endDeliveries: silent,
  payBail: ({ board, before, active }, { staff }) => [
    { type: 'bailPaid', ...staffInLog(before, active, staff), amount: board.events.bail },
  ],
  rollForFreedom: silent,
  replaceDead: ({ board, before, active }, { staff }) => [
    { type: 'deadReplaced', ...staffInLog(before, active, staff), amount: board.events.replacementFee },
  ],
  endTurn: silent,
};
