import type { Product } from "~/catalogue/product/schema.server";
import { judgePair } from "~/fit-rules/check-pair";
import type { FitPart } from "~/fit-rules/fit-part";
import { type Pipe, sendCheapest } from "./cheapest-flow";

/**
 * A product with its quantity in a room. `model` is the product's data for the fit rules; null if no rule covers it.
 */
export type Stock = { room: string; product: Product; quantity: number; model: FitPart | null };

/** `quantity` pieces of `part`, mounted on `on`. `part` is null for missing traps, which have to be ordered. */
export type Joint = { on: Stock; part: Stock | null; quantity: number };

/** A stock in the flow network: two nodes, connected by a pipe whose capacity is the stock's quantity. */
type Placed = { stock: Stock; inlet: number; outlet: number };

/** Costs that the matching minimises, per piece: ordering a part, a conditional fit, using a part from another room. */
const costs = { ordered: 1_000, condition: 10, otherRoom: 1 };

/**
 * A basin, and the waste to order for it if the list contains too few wastes that fit. In the resulting {@link Joint},
 * `part` is then `ordered`.
 */
export type DrainedBasin = { basin: Stock; ordered: Stock };

/**
 * Matches the wastes and traps of a list to its basins, as a minimum-cost flow (basins → wastes → traps). If a part is
 * the only fit for one basin, the flow does not assign it to a basin with alternatives. Matches only pairs that the fit
 * rules accept, with or without a condition.
 */
export function matchDrains(basins: readonly DrainedBasin[], list: readonly Stock[]): Joint[] {
  const pipes: Pipe[] = [];
  const lay = (from: number, to: number, most: number, cost = 0) => {
    const pipe = { from, to, most, cost, used: 0 };
    pipes.push(pipe);
    return pipe;
  };
  let nodes = 0;
  const newNode = () => nodes++;
  const place = (stock: Stock, inlet = newNode(), outlet = newNode()): Placed => {
    lay(inlet, outlet, stock.quantity);
    return { stock, inlet, outlet };
  };
  const join = ({ stock: on, outlet }: Placed, parts: readonly Placed[]) =>
    parts.flatMap(({ stock: part, inlet }) => {
      const cost = costOf(on, part);
      return cost === null ? [] : [{ on, part, pipe: lay(outlet, inlet, on.quantity, cost) }];
    });

  const [source, sewer] = [newNode(), newNode()];
  const wastes = list.filter(({ model }) => model?.kind === "waste").map((stock) => place(stock));
  const traps = list
    .filter(({ model }) => model?.kind === "trap")
    .map((stock) => place(stock, newNode(), sewer));
  const below = basins.map(({ basin, ordered }) => ({
    basin: place(basin, source),
    ordered: place(ordered),
  }));
  const joints = [
    ...below.flatMap(({ basin, ordered }) => {
      const pipe = lay(basin.outlet, ordered.inlet, basin.stock.quantity, costs.ordered);
      return [...join(basin, wastes), { on: basin.stock, part: ordered.stock, pipe }];
    }),
    ...[...wastes, ...below.map(({ ordered }) => ordered)].flatMap((waste) => {
      const pipe = lay(waste.outlet, sewer, waste.stock.quantity, costs.ordered);
      return [...join(waste, traps), { on: waste.stock, part: null, pipe }];
    }),
  ];
  sendCheapest(pipes, source, sewer);
  return joints.flatMap(({ on, part, pipe: { used } }) => (used > 0 ? [{ on, part, quantity: used }] : []));
}

/**
 * Returns the cost of mounting a piece of `part` on a piece of `on`; null if they do not fit or no rule covers the
 * pair.
 */
function costOf(on: Stock, part: Stock): number | null {
  const verdict = on.model && part.model && judgePair(on.model, part.model)?.verdict;
  if (!verdict || verdict === "fails") return null;
  return (verdict === "condition" ? costs.condition : 0) + (on.room === part.room ? 0 : costs.otherRoom);
}
