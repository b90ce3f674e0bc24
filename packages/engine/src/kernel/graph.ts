/** A connection between two nodes, usable both ways. Several may join the same two. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly length: number;
}

/** Nodes 0 to `size - 1` and edges. The edges at a node stand together in `incident`, from `start[node]` on. */
export interface Graph {
  readonly size: number;
  readonly edges: readonly Edge[];
  readonly start: Int32Array;
  readonly incident: Int32Array;
}

/** The best routes from one node: what they cost (Infinity: no route) and the last edge of each (-1: none). */
export interface Routes {
  readonly from: number;
  readonly cost: Float64Array;
  readonly lastEdge: Int32Array;
}

export const graphOf = (size: number, edges: readonly Edge[]): Graph => {
  const start = new Int32Array(size + 1);
  for (const { a, b } of edges) {
    start[a + 1] = (start[a + 1] ?? 0) + 1;
    start[b + 1] = (start[b + 1] ?? 0) + 1;
  }
  for (let node = 0; node < size; node += 1) start[node + 1] = (start[node + 1] ?? 0) + (start[node] ?? 0);
  const incident = new Int32Array(edges.length * 2);
  const filled = start.slice();
  const put = (node: number, edge: number): void => {
    const place = filled[node] ?? 0;
    incident[place] = edge;
    filled[node] = place + 1;
  };
  for (const [index, { a, b }] of edges.entries()) {
    put(a, index);
    put(b, index);
  }
  return { size, edges, start, incident };
};

/** A label for every node; two nodes have the same exactly if edges join them (union-find). */
export const componentsOf = (size: number, edges: readonly Edge[]): Int32Array => {
  const parent = new Int32Array(size);
  for (let node = 0; node < size; node += 1) parent[node] = node;
  const rootOf = (node: number): number => {
    let root = node;
    while (parent[root] !== root) {
      const up = parent[root] ?? root;
      const above = parent[up] ?? up;
      parent[root] = above;
      root = above;
    }
    return root;
  };
  for (const { a, b } of edges) parent[rootOf(a)] = rootOf(b);
  for (let node = 0; node < size; node += 1) parent[node] = rootOf(node);
  return parent;
};

/** Shortest routes: a route costs the sum of its lengths. */
export const shortestRoutes = (graph: Graph, from: number): Routes =>
  bestRoutes(graph, from, (cost, length) => cost + length);

/** Routes whose longest edge is as short as can be: a route costs its longest edge. */
export const bottleneckRoutes = (graph: Graph, from: number): Routes => bestRoutes(graph, from, Math.max);

/** The edges of the best route to `to`, in order; `undefined` if there is no route. */
export const routeTo = (graph: Graph, routes: Routes, to: number): readonly number[] | undefined => {
  if (routes.cost[to] === Number.POSITIVE_INFINITY) return undefined;
  const route: number[] = [];
  for (let node = to; node !== routes.from; ) {
    const index = routes.lastEdge[node] ?? -1;
    const edge = graph.edges[index];
    if (edge === undefined) return undefined;
    route.push(index);
    node = edge.a === node ? edge.b : edge.a;
  }
  return route.reverse();
};

/** Dijkstra's algorithm; `extend` must never make a route cheaper. The frontier stays small, so no heap. */
const bestRoutes = (graph: Graph, from: number, extend: (cost: number, length: number) => number): Routes => {
  const cost = new Float64Array(graph.size).fill(Number.POSITIVE_INFINITY);
  const lastEdge = new Int32Array(graph.size).fill(-1);
  const frontier = [from];
  const goOn = (node: number, index: number, { a, b, length }: Edge): void => {
    const next = a === node ? b : a;
    const known = cost[next] ?? 0;
    const reached = extend(cost[node] ?? 0, length);
    if (reached >= known) return;
    if (known === Number.POSITIVE_INFINITY) frontier.push(next);
    cost[next] = reached;
    lastEdge[next] = index;
  };
  cost[from] = 0;
  for (let node = takeCheapest(frontier, cost); node !== undefined; node = takeCheapest(frontier, cost)) {
    for (const index of graph.incident.subarray(graph.start[node], graph.start[node + 1])) {
      const edge = graph.edges[index];
      if (edge !== undefined) goOn(node, index, edge);
    }
  }
  return { from, cost, lastEdge };
};

const takeCheapest = (frontier: number[], cost: Float64Array): number | undefined => {
  let best = 0;
  for (let place = 1; place < frontier.length; place += 1) {
    if ((cost[frontier[place] ?? 0] ?? 0) < (cost[frontier[best] ?? 0] ?? 0)) best = place;
  }
  const node = frontier[best];
  const last = frontier.pop();
  if (last !== undefined && best < frontier.length) frontier[best] = last;
  return node;
};
