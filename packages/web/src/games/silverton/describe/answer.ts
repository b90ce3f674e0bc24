import type { Board, View } from '@roundhouse/engine/silverton';
import { place, type Sentence } from '../../../i18n/sentence.ts';
import { describeNeighbours, describeSegment, describeTown } from './describePlace.ts';
import type { About } from './terms.ts';

const NEIGHBOURS = /^(?:neighbou?rs(?: of)?|voisins(?: de)?)\s+(.+)$/i;

const townCalled = (board: Board, asked: string): string | undefined => {
  const wanted = asked.toLocaleLowerCase();
  return board.towns.find(({ id, name }) => id === wanted || name.toLocaleLowerCase() === wanted)?.id;
};

/** Answers what can be asked of the board: a town, its neighbours, a segment. */
export const answer = (question: string, view: View, about: About): Sentence | undefined => {
  const asked = question.trim().replace(/\?$/, '').trim();
  const around = townCalled(about.board, NEIGHBOURS.exec(asked)?.[1] ?? '');
  if (around !== undefined) return [place(around, describeNeighbours(view, about, around))];
  const town = townCalled(about.board, asked);
  if (town !== undefined) return [place(town, describeTown(view, about, town))];
  return about.board.segmentById.has(asked) ? [place(asked, describeSegment(view, about, asked))] : undefined;
};
