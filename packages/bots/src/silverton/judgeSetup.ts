import { choices, type Move } from '@roundhouse/engine/silverton';
import { outlookOf } from './outlook.ts';
import { type Judge, ranking } from './rank.ts';
import { claimWorth, lineWorth } from './worth.ts';

/** Staff by points: as many hands as possible, evenly of both kinds, then the better ones. */
export const judgeStaff: Judge = ({ board, state }) => {
  const open = choices(board, state);
  if (open?.stage !== 'chooseStaff') return [];
  return open.pieces.map((pieces) => {
    const surveyors = pieces.filter((piece) => piece.startsWith('S')).length;
    const prospectors = pieces.length - surveyors;
    const bonus = pieces.reduce((sum, piece) => sum + Number(piece.slice(2) || 0), 0);
    const worth = 100 * pieces.length - 40 * Math.abs(surveyors - prospectors) + 12 * bonus;
    return ranking({ type: 'chooseStaff', pieces }, worth);
  });
};

/** Surveyors of a spike: one city each, spread evenly. */
export const judgeAssignment: Judge = ({ board, state }) => {
  const open = choices(board, state);
  if (open?.stage !== 'assignSurveyors') return [];
  return open.cities.map((cities, place) =>
    ranking({ type: 'assignSurveyors', cities }, 10 * new Set(cities).size - place * 0.01),
  );
};

/** The phantom takes the card that would be missed least. */
export const judgePhantom: Judge = ({ board, state, seat, weights }) => {
  const open = choices(board, state);
  if (open?.stage !== 'phantom') return [];
  const outlook = outlookOf(board, state, seat, weights);
  return open.cards.map((card) => {
    const claim = card.on === 'claim' ? board.claims[card.claim] : undefined;
    const line = card.on === 'line' ? board.lines[card.line] : undefined;
    const missed =
      (claim === undefined ? 0 : claimWorth(outlook, claim) - claim.price) +
      (line === undefined ? 0 : lineWorth(outlook, line) - line.price);
    const move: Move = { type: 'placePhantom', card };
    return ranking(move, -missed);
  });
};
