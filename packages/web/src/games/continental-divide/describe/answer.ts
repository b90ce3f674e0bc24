import { dividendOf, isStarted, leastPriceOf, type View } from '@roundhouse/engine/continental-divide';
import { place, type Sentence } from '../../../i18n/sentence.ts';
import { cd } from '../words/index.ts';
import { describeHex, describeNeighbours } from './describeHex.ts';
import type { About } from './terms.ts';

const NEIGHBOURS = /^(?:neighbou?rs(?: of)?|voisins(?: de)?)\s+(\S+)$/i;

/** Answers what can be asked of the board: a hex, its neighbours, a railroad. */
export const answer = (question: string, view: View, about: About): Sentence | undefined => {
  const { board } = about;
  const asked = question.trim().replace(/\?$/, '').trim();
  const around = NEIGHBOURS.exec(asked)?.[1]?.toUpperCase();
  if (around !== undefined && board.hexIndexOf.has(around))
    return [place(around, describeNeighbours(board, board.hexIndexOf.get(around) ?? -1))];
  const id = asked.toUpperCase();
  const hex = board.hexIndexOf.get(id);
  if (hex !== undefined) return [place(id, describeHex(board, view.cubes, hex))];
  const railroad = board.railroadIndexOf.get(id);
  return railroad === undefined ? undefined : railroadAnswer(view, railroad, about);
};

const railroadAnswer = (view: View, index: number, { board }: About): Sentence => {
  const record = view.railroads[index];
  const railroad = board.pack.railroads[index]?.shortName ?? '';
  if (record === undefined || !isStarted(record)) return [cd.t('answer.unstarted', { railroad })];
  return [
    cd.t('answer.railroad', {
      railroad,
      treasury: record.treasury,
      income: record.income,
      dividend: dividendOf(record),
      price: leastPriceOf(record),
      cubes: record.cubes,
    }),
  ];
};
