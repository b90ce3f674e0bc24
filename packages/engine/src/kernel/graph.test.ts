import { describe, expect, it } from 'vitest';
import { bottleneckRoutes, componentsOf, type Edge, graphOf, routeTo, shortestRoutes } from './graph.ts';
import { type Rng, seededRng } from './rng.ts';

const edge = (a: number, b: number, length: number): Edge => ({ a, b, length });

/** 0 - 1 - 2 - 3 in a row, a long way round from 0 to 3, and 4 - 5 apart. */
const EDGES = [edge(0, 1, 4), edge(1, 2, 4), edge(2, 3, 4), edge(3, 0, 10), edge(4, 5, 1)];

const randomEdges = (size: number, count: number, rng: Rng): readonly Edge[] =>
  Array.from({ length: count }, () => edge(rng.below(size), rng.below(size), 1 + rng.below(9)));

/** All pairs by Floyd and Warshall, to compare with. */
const allPairs = (
  size: number,
  edges: readonly Edge[],
  extend: (first: number, second: number) => number,
): readonly (readonly number[])[] => {
  const cost = Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_unused, column) => (row === column ? 0 : Number.POSITIVE_INFINITY)),
  );
  const lower = (row: number, column: number, to: number): void => {
    const line = cost[row] ?? [];
    line[column] = Math.min(line[column] ?? 0, to);
  };
  for (const { a, b, length } of edges) {
    lower(a, b, length);
    lower(b, a, length);
  }
  for (let middle = 0; middle < size; middle += 1)
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column < size; column += 1)
        lower(row, column, extend(cost[row]?.[middle] ?? 0, cost[middle]?.[column] ?? 0));
  return cost;
};

describe('graph', () => {
  it('labels nodes alike exactly if edges join them', () => {
    const label = componentsOf(7, EDGES);

    expect(new Set(label.slice(0, 4)).size).toBe(1);
    expect(label[4]).toBe(label[5]);
    expect(new Set([label[0], label[4], label[6]]).size).toBe(3);
  });

  it('finds the shortest route and walks it', () => {
    const graph = graphOf(6, EDGES);
    const routes = shortestRoutes(graph, 0);

    expect([...routes.cost]).toEqual([0, 4, 8, 10, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    expect(routeTo(graph, routes, 3)).toEqual([3]);
    expect(routeTo(graph, routes, 2)).toEqual([0, 1]);
    expect(routeTo(graph, routes, 0)).toEqual([]);
    expect(routeTo(graph, routes, 5)).toBeUndefined();
  });

  it('finds the route whose longest edge is shortest, even if it is longer in all', () => {
    const graph = graphOf(6, EDGES);
    const routes = bottleneckRoutes(graph, 0);

    expect(routes.cost[3]).toBe(4);
    expect(routeTo(graph, routes, 3)).toEqual([0, 1, 2]);
  });

  it('agrees with Floyd and Warshall on random graphs with loops and twins', () => {
    const rng = seededRng('graphs');
    for (let round = 0; round < 60; round += 1) {
      const size = 2 + rng.below(12);
      const edges = randomEdges(size, rng.below(24), rng);
      const graph = graphOf(size, edges);
      const shortest = allPairs(size, edges, (first, second) => first + second);
      const bottleneck = allPairs(size, edges, Math.max);
      const label = componentsOf(size, edges);
      for (let from = 0; from < size; from += 1) {
        expect([...shortestRoutes(graph, from).cost]).toEqual(shortest[from]);
        expect([...bottleneckRoutes(graph, from).cost]).toEqual(bottleneck[from]);
        for (let to = 0; to < size; to += 1)
          expect(label[from] === label[to]).toBe(shortest[from]?.[to] !== Number.POSITIVE_INFINITY);
      }
    }
  });
});
