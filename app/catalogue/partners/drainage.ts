import { judgePair } from "~/fitting/check-pair";
import type { Drainage } from "~/fitting/drainage";
import type { FittingModel, Kind } from "~/fitting/model";
import type { ModelsByKind } from "./models-by-kind";

/** How many of the range are tried where the content names none. */
const tried = 60;

/**
 * The waste and the trap of a basin: the first that fits of those that its content names, else of the range.
 * @returns null where no waste fits
 */
export function chooseDrainage(
  basin: FittingModel,
  named: readonly FittingModel[],
  models: ModelsByKind,
): Drainage | null {
  const first = (kind: Kind, beside: FittingModel) => {
    const inRange = models.near({ kind, heights: null }, tried).map(({ model }) => model);
    return [...named.filter((model) => model.kind === kind), ...inRange].find(
      (model) => judgePair(beside, model)?.verdict === "fits",
    );
  };
  const waste = first("waste", basin);
  return waste ? { waste, trap: first("trap", waste) ?? null } : null;
}
