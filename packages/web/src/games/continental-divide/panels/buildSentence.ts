import { fullNameOfHex } from '../describe/terms.ts';
import { railroadOf } from '../pieces/railroad.ts';
import type { Desk } from '../play/desk.ts';
import { indexOf, ownRailroads } from '../play/lines.ts';
import { nextHex } from '../play/pressToBuild.ts';
import { cd } from '../words/index.ts';

/** What can be built now, in one sentence. */
export const buildSentence = (desk: Desk): string => {
  const { board, build, context, position, seat } = desk;
  const { line, from } = build;
  if (line !== undefined) return lineSentence(desk);
  const own = seat === undefined ? [] : ownRailroads(board, position, seat);
  if (own.length === 0) return cd.t('build.noMajority');
  if (context.lines.length === 0)
    return cd.t(own.every((id) => hasBuilt(desk, id)) ? 'build.allBuilt' : 'build.cannotBuild');
  const id = desk.railroad;
  if (id === undefined) return cd.t('build.chooseRailroad');
  const railroad = railroadOf(board, id)?.shortName ?? id;
  if (from === undefined) return cd.t('build.chooseHex', { railroad });
  return cd.t('build.chooseEnd', { railroad, hex: fullNameOfHex(board, indexOf(board, from)) });
};

const hasBuilt = ({ board, position }: Desk, id: string): boolean =>
  position.linesBuilt.includes(board.railroadIndexOf.get(id) ?? -1);

const lineSentence = ({ board, build, context }: Desk): string => {
  const { line } = build;
  if (line === undefined) return '';
  const next = nextHex(context, line);
  const values = {
    railroad: railroadOf(board, line.railroad)?.shortName ?? line.railroad,
    hex: fullNameOfHex(board, indexOf(board, line.from)),
    direction: cd.t(`toward.${line.direction}`),
    count: line.length,
  };
  if (next === undefined) return cd.t('build.drawn', values);
  const hex = indexOf(board, next);
  return cd.t('build.drawnOpen', { ...values, next: fullNameOfHex(board, hex), cost: board.cost[hex] ?? 0 });
};
