import type { PrizeInLog } from '../events/disputes.ts';
import type { MatchEvent } from '../events/index.ts';
import type { DisputeMove } from '../moves/disputes/index.ts';
import type { Contender, Prize, Stage } from '../stages.ts';
import type { Board } from '../types.ts';
import { type Change, type Scene, segmentId, type Tellers } from './teller.ts';

type DisputeRoll = Extract<Stage, { readonly kind: 'disputeRoll' }>;

const prizeInLog = (board: Board, prize: Prize): PrizeInLog => {
  if (prize.over === 'segment') return { over: 'segment', segments: [segmentId(board, prize.segment)] };
  if (prize.over !== 'segments') return prize;
  return { over: 'special', segments: prize.segments.map((segment) => segmentId(board, segment)) };
};

const segmentsIn = (board: Board, stage: Stage): readonly string[] =>
  stage.kind === 'callSpecial' ? stage.segments.map((segment) => segmentId(board, segment)) : [];

const askedIn = (stage: Stage): number => ('seat' in stage ? stage.seat : 0);
const lineIn = (stage: Stage): number => (stage.kind === 'jointOffer' ? stage.line : 0);
const contested = ({ board, before: { stage } }: Scene): string =>
  stage.kind === 'moveAside' ? segmentId(board, stage.segment) : '';

/** Phase 3; its rolls are told below. */
export const DISPUTE_TELLERS: Tellers<DisputeMove> = {
  moveAside: (scene, { segment }) => [
    { type: 'movedAside', seat: askedIn(scene.before.stage), from: contested(scene), to: segment },
  ],
  standFast: (scene) => [{ type: 'stoodFast', seat: askedIn(scene.before.stage), segment: contested(scene) }],
  callDispute: ({ board, before: { stage } }) => [
    { type: 'disputeCalled', seat: askedIn(stage), segments: segmentsIn(board, stage) },
  ],
  letBe: ({ board, before: { stage } }) => [
    { type: 'disputeWaived', seat: askedIn(stage), segments: segmentsIn(board, stage) },
  ],
  agreeJoint: ({ before: { stage } }) => [{ type: 'jointAgreed', seat: askedIn(stage), line: lineIn(stage) }],
  refuseJoint: ({ before: { stage } }) => [
    { type: 'jointRefused', seat: askedIn(stage), line: lineIn(stage) },
  ],
};

const isFresh = (stage: Stage): stage is DisputeRoll =>
  stage.kind === 'disputeRoll' && stage.contenders.every(({ dice }) => dice.length === 0);

/** A dispute that begins with this step; a thief, or who ends a joint line, has paid for it. */
export const disputeBegan = ({ board, before, after }: Change): readonly MatchEvent[] => {
  const { stage } = after;
  if (before === after || !isFresh(stage) || isFresh(before.stage)) return [];
  const prize = prizeInLog(board, stage.prize);
  const sides = stage.contenders.map(({ seats, bonus }) => ({ seats, bonus }));
  const paid = sides[0]?.seats.map(
    (seat) => (before.players[seat]?.cash ?? 0) - (after.players[seat]?.cash ?? 0),
  );
  return [{ type: 'disputeBegan', prize, sides, paid: paid?.some((sum) => sum > 0) === true ? paid : [] }];
};

const sumOf = (dice: readonly number[]): number => dice.reduce((sum, die) => sum + die, 0);
const totalOf = ({ dice, bonus }: Contender): number => sumOf(dice) + bonus;

/** One contender's dice, and after the last one who has won (SV-5.2, SV-5.4, SV-5.8). */
export const toldDisputeRoll = (
  { board }: Scene,
  { prize: over, contenders }: DisputeRoll,
  dice: readonly number[],
): readonly MatchEvent[] => {
  const prize = prizeInLog(board, over);
  const next = contenders.findIndex((each) => each.dice.length === 0);
  const rolled = contenders.map((each, place) => (place === next ? { ...each, dice } : each));
  const roller = rolled[next];
  if (roller === undefined) return [];
  const { seats, bonus } = roller;
  const thrown: MatchEvent = { type: 'disputeRolled', prize, seats, dice, bonus, total: totalOf(roller) };
  return next === rolled.length - 1 ? [thrown, outcome(prize, rolled)] : [thrown];
};

const outcome = (prize: PrizeInLog, contenders: readonly Contender[]): MatchEvent => {
  const best = Math.max(...contenders.map(totalOf));
  const top = contenders.filter((contender) => totalOf(contender) === best);
  // In a steal the owner, who comes last, needs no more than the same.
  const winner = prize.over === 'steal' ? top.at(-1) : top[0];
  if (top.length > 1 && prize.over !== 'steal')
    return { type: 'disputeTied', prize, seats: top.flatMap(({ seats }) => seats) };
  return { type: 'disputeWon', prize, seats: winner?.seats ?? [] };
};
