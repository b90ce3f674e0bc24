import type { Board, MatchEvent } from '@roundhouse/engine/silverton';
import { list, units } from './silvertonWords.ts';

type EventOf<Type extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: Type }>;
type Target = EventOf<'staffPlaced'>['target'];
type Prize = EventOf<'disputeWon'>['prize'];
type Wares = EventOf<'dealMade'>['gives'];

/** The names of towns, segments, cards and market columns on a board. */
const namesOn = (board: Board) => {
  const townAt = (index: number): string => board.towns[index]?.name ?? String(index);
  return {
    townName: (id: string): string => board.townById.get(id)?.name ?? id,
    /** `Denver-Golden`; the second of two parallels as `Denver-Golden (2)`. */
    segmentName: (id: string): string => {
      const segment = board.segmentById.get(id);
      if (segment === undefined) return id;
      const [, twin] = id.split('~');
      return `${townAt(segment.a)}-${townAt(segment.b)}${twin === undefined ? '' : ` (${twin})`}`;
    },
    /** `Gregory Lode (#1, gold)`. */
    claimName: (number: number): string => {
      const claim = board.claims[number];
      return claim === undefined ? `claim #${number}` : `${claim.name} (#${number}, ${claim.commodity})`;
    },
    /** `Denver-Pueblo`, with the towns it must pass. */
    lineName: (number: number): string => {
      const line = board.lines[number];
      return line === undefined
        ? String(number)
        : [line.from, ...line.via, line.to].map((town) => townAt(town)).join('-');
    },
    /** `lumber in Denver`, `gold`. */
    columnName: (id: string): string => {
      const column = board.columnById.get(id);
      if (column === undefined) return id;
      return column.city === undefined ? column.commodity : `${column.commodity} in ${townAt(column.city)}`;
    },
    eventName: (id: string): string => board.pack.events.cards.find((card) => card.id === id)?.title ?? id,
  };
};

/** All words of the log that need the board. */
export const boardWords = (board: Board) => {
  const names = namesOn(board);
  const { claimName, lineName, segmentName, townName } = names;
  return {
    ...names,
    /** Where a staff member goes, or what is bought. */
    target: (where: Target): string => {
      switch (where.on) {
        case 'segment':
          return segmentName(where.segment);
        case 'claim':
          return claimName(where.claim);
        case 'line':
          return `passenger line ${lineName(where.line)}`;
        case 'deck':
          return 'the claim deck';
      }
    },
    prize: (over: Prize): string => {
      switch (over.over) {
        case 'segment':
        case 'special':
          return list(over.segments.map(segmentName));
        case 'claim':
          return claimName(over.claim);
        case 'line':
          return `passenger line ${lineName(over.line)}`;
        case 'steal':
          return `the theft of passenger line ${lineName(over.line)}`;
        case 'end':
          return `the whole of joint line ${lineName(over.line)}`;
      }
    },
    /** `$100, Bobtail (#2, gold) and a plow +3`, or `nothing`. */
    wares: ({ cash, claims, segments, lines, trains, plows, goods }: Wares): string => {
      const parts = [
        ...(cash > 0 ? [`$${cash}`] : []),
        ...claims.map(claimName),
        ...segments.map(segmentName),
        ...lines.map((line) => `passenger line ${lineName(line)}`),
        ...trains.map((power) => `a train ${power}`),
        ...plows.map((bonus) => `a plow +${bonus}`),
        ...goods.map((lot) => `${units(lot.units)} of ${claimName(lot.claim)} for ${townName(lot.city)}`),
      ];
      return parts.length === 0 ? 'nothing' : list(parts);
    },
  };
};

export type BoardWords = ReturnType<typeof boardWords>;
