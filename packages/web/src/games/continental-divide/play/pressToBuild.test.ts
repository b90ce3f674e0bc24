import { describe, expect, it } from 'vitest';
import { board, played, readyToBuild, rules } from '../testing/played.ts';
import { type BuildContext, hexesAlong, lineBetween, openLinesOf, reachable } from './lines.ts';
import { dragToBuild, nextHex, pressToBuild, resized } from './pressToBuild.ts';

const contextOf = (position = readyToBuild()): BuildContext => ({
  board,
  position,
  lines: openLinesOf(board, position),
  reject: (move) => rules.reject(position, move),
});

describe('lines on the map', () => {
  it('finds the straight line between two hexes, or none', () => {
    expect(lineBetween(board, 'H22', 'H19')).toEqual({ direction: 'W', length: 3 });
    expect(lineBetween(board, 'H22', 'J18')).toBeUndefined();
  });

  it('stops at the edge of the map', () => {
    expect(hexesAlong(board, { from: 'H23', direction: 'E', length: 4 })).toEqual([]);
  });

  it('counts as reachable exactly the hexes legal lines cover', () => {
    const context = contextOf();
    const covered = new Set<number>();
    for (const move of rules.legalMoves(context.position))
      if (move.type === 'buildLine') for (const hex of hexesAlong(board, move)) covered.add(hex);

    expect(new Set(reachable(board, context.lines))).toEqual(covered);
  });
});

describe('pressing hexes to build', () => {
  it('starts from own track', () => {
    expect(pressToBuild(contextOf(), {}, 'H22')).toEqual({ railroad: 'UP', from: 'H22' });
  });

  it('lets go of the start when it is pressed again', () => {
    expect(pressToBuild(contextOf(), { railroad: 'UP', from: 'H22' }, 'H22')).toEqual({ railroad: 'UP' });
  });

  it('draws a line to a hex in one press, and lengthens and shortens it', () => {
    const context = contextOf();
    const drawn = pressToBuild(context, {}, 'H20');
    expect(drawn.line).toMatchObject({ railroad: 'UP', from: 'H22', direction: 'W', length: 2 });
    expect(pressToBuild(context, drawn, 'H18').line?.length).toBe(4);
    expect(pressToBuild(context, drawn, 'H21').line?.length).toBe(1);
  });

  it('says why a hex out of line cannot be built, and keeps the line', () => {
    const drawn = pressToBuild(contextOf(), {}, 'H20');
    const after = pressToBuild(contextOf(), drawn, 'A3');

    expect(after.refusal).toEqual({
      hex: 'A3',
      rejection: { rule: 'CD-4.3', code: 'table/notInLine', params: { railroad: 'UP', hex: 'A3' } },
    });
    expect(after.line).toEqual(drawn.line);
  });

  it('answers with the rule of the engine for a hex in line', () => {
    const { refusal } = pressToBuild(contextOf(), {}, 'H10');
    expect(refusal?.rejection).toMatchObject({ rule: 'CD-4.4', code: 'buildLine/cannotAfford' });
    expect(pressToBuild(contextOf(), {}, 'H23').refusal?.rejection.code).toBe('buildLine/startingCity');
  });

  it('says so when there is nothing to build for', () => {
    const position = played(3, 'deal 1 2 3', 'skip');
    expect(pressToBuild(contextOf(position), {}, 'H20').refusal?.rejection).toEqual({
      rule: 'CD-4.1',
      code: 'table/nothingToBuild',
    });
  });

  it('names the rule of one line a turn once it is built (CD-4.2)', () => {
    const position = played(3, 'deal 1 2 3', 'start UP H22 8 @50', 'build UP H22 W 2');
    expect(pressToBuild(contextOf(position), {}, 'H18').refusal?.rejection).toEqual({
      rule: 'CD-4.2',
      code: 'buildLine/alreadyBuilt',
      params: { railroad: 'UP' },
    });
  });

  it('takes the cheapest of several lines to a hex', () => {
    const position = played(
      3,
      'deal 1 2 3',
      'start UP H22 8 @50',
      'build UP H22 W 2',
      'end',
      'skip',
      'end',
      'skip',
      'end',
      'take 3',
      'take 2',
      'skip',
    );
    const { line } = pressToBuild(contextOf(position), { railroad: 'UP', from: 'H22' }, 'H18');
    expect(line).toMatchObject({ from: 'H20', length: 2 });
  });
});

describe('drawing by dragging and by buttons', () => {
  const start = { railroad: 'UP', from: 'H22' };

  it('draws as far as the line can go and says what stops it', () => {
    const drawn = dragToBuild(contextOf(), start, { direction: 'W', length: 12 });
    expect(drawn.line?.length).toBe(
      openLinesOf(board, readyToBuild()).find(({ direction }) => direction === 'W')?.reach,
    );
    expect(drawn.refusal?.rejection.code).toBe('buildLine/cannotAfford');
  });

  it('draws nothing into a closed hex', () => {
    const drawn = dragToBuild(contextOf(), start, { direction: 'E', length: 1 });
    expect(drawn.line).toBeUndefined();
    expect(drawn.refusal?.rejection.code).toBe('buildLine/startingCity');
  });

  it('goes one hex further or back', () => {
    const context = contextOf();
    const drawn = pressToBuild(context, {}, 'H21');
    expect(resized(context, drawn, 1).line?.length).toBe(2);
    expect(resized(context, drawn, -1)).toEqual(start);
    expect(nextHex(context, { type: 'buildLine', ...start, direction: 'W', length: 1 })).toBe('H20');
  });
});
