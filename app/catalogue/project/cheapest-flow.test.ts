import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pipe, sendCheapest } from "./cheapest-flow";

const pipe = (from: number, to: number, most: number, cost = 0): Pipe => ({
  from,
  to,
  most,
  cost,
  used: 0,
});

test("the cheapest way is taken first, and what was sent is taken back for a cheaper whole", () => {
  const [source, a, b, x, y, sink] = [0, 1, 2, 3, 4, 5];
  // The first path found, from a to x, must be undone: b can reach only x.
  const pipes = [
    pipe(source, a, 1),
    pipe(source, b, 1),
    pipe(a, x, 1),
    pipe(a, y, 1, 5),
    pipe(b, x, 1, 1),
    pipe(x, sink, 1),
    pipe(y, sink, 1),
  ];
  sendCheapest(pipes, source, sink);
  expect(pipes.map(({ used }) => used)).toEqual([1, 1, 0, 1, 1, 1, 1]);
});

/** Brute-force reference: minimum cost of moving all pieces from the rows to columns with free space. */
function cheapest(stock: number[], wanted: number[], prices: number[][]): number {
  const row = stock.findIndex((pieces) => pieces > 0);
  if (row < 0) return 0;
  const left = stock.with(row, (stock[row] ?? 0) - 1);
  return Math.min(
    ...wanted.flatMap((free, column) =>
      free > 0 ? [(prices[row]?.[column] ?? 0) + cheapest(left, wanted.with(column, free - 1), prices)] : [],
    ),
  );
}

test("nothing costs less altogether", () => {
  const pieces = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 3, maxLength: 3 });
  const price = fc.integer({ min: 0, max: 9 });
  const prices = fc.array(fc.array(price, { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(pieces, pieces, prices, (stock, some, prices) => {
      const wanted = [...some, 6];
      const [source, sink, firstRow, firstColumn] = [0, 1, 2, 2 + stock.length];
      const pipes = [
        ...stock.map((most, row) => pipe(source, firstRow + row, most)),
        ...prices.flatMap((costs, row) =>
          costs.map((cost, column) => pipe(firstRow + row, firstColumn + column, 9, cost)),
        ),
        ...wanted.map((most, column) => pipe(firstColumn + column, sink, most)),
      ];
      sendCheapest(pipes, source, sink);
      const cost = pipes.reduce((sum, { used, cost }) => sum + used * cost, 0);
      expect(cost).toBe(cheapest(stock, wanted, prices));
      expect(pipes.every(({ used, most }) => used >= 0 && used <= most)).toBe(true);
    }),
    { numRuns: 200 },
  );
});
