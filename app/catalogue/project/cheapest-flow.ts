/**
 * A directed edge of the flow network. `most` is its capacity in pieces, `cost` is per piece, `used` is its current
 * flow.
 */
export type Pipe = { from: number; to: number; most: number; cost: number; used: number };

/** An edge of the residual graph: a pipe that is used forward (1) or backward (-1). */
type Step = { pipe: Pipe; from: number; to: number; direction: 1 | -1 };

/**
 * Computes a minimum-cost maximum flow from source to sink by successive cheapest paths. Writes the flow of each pipe
 * to its `used`.
 * @param pipes connect nodes that are numbered from 0
 */
export function sendCheapest(pipes: readonly Pipe[], source: number, sink: number): void {
  const steps = pipes.flatMap((pipe): Step[] => [
    { pipe, from: pipe.from, to: pipe.to, direction: 1 },
    { pipe, from: pipe.to, to: pipe.from, direction: -1 },
  ]);
  const nodes = 1 + Math.max(source, sink, ...pipes.flatMap(({ from, to }) => [from, to]));
  for (;;) {
    const path = cheapestPath(steps, nodes, source, sink);
    if (path.length === 0) return;
    const pieces = Math.min(...path.map(roomIn));
    for (const { pipe, direction } of path) pipe.used += direction * pieces;
  }
}

/**
 * Returns the edges of the cheapest path with free capacity, from the sink back to the source; empty if there is no
 * such path. Uses Bellman–Ford, because backward edges have negative costs.
 */
function cheapestPath(steps: readonly Step[], nodes: number, source: number, sink: number): Step[] {
  const open = steps.filter((step) => roomIn(step) > 0);
  const costs = new Float64Array(nodes).fill(Number.POSITIVE_INFINITY);
  const arrivals: (Step | undefined)[] = [];
  costs[source] = 0;
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const step of open) {
      const cost = (costs[step.from] ?? 0) + step.direction * step.pipe.cost;
      if (cost >= (costs[step.to] ?? 0)) continue;
      costs[step.to] = cost;
      arrivals[step.to] = step;
      isSettled = false;
    }
  }
  const path: Step[] = [];
  for (let step = arrivals[sink]; step; step = arrivals[step.from]) path.push(step);
  return path;
}

function roomIn({ pipe: { most, used }, direction }: Step): number {
  return direction === 1 ? most - used : used;
}
