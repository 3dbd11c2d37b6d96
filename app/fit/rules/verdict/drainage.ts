import { typeset } from "lib/polish/typeset";
import { limits } from "../criteria/limits";
import { mm } from "../criteria/words";
import { tenth } from "../geometry/place";
import { asVessel } from "../geometry/vessel";
import { jointOf } from "../pairs/waste-trap";
import type { InstallerNeed, PairCheck, RuleId } from "../types/check";
import type { FitPart } from "../types/fit-part";
import { checkPair } from "./check-pair";

/** Waste and trap of a basin; `trap` is null if none fits. */
export type Drainage = { waste: FitPart; trap: FitPart | null };

/**
 * Adds the basin's waste and trap to the products that a check requires. Also adds the height of the wall outlet to the
 * installer data of the check.
 */
export function withDrainage(check: PairCheck, basin: FitPart, { waste, trap }: Drainage): PairCheck {
  const present = [check.first.slug, check.second.slug];
  const parts: InstallerNeed[] = [
    { slug: waste.slug, reason: reasonOf(basin, waste, "overflow") },
    ...(trap ? [{ slug: trap.slug, reason: reasonOf(waste, trap, "outlet-height") }] : []),
  ];
  return {
    ...check,
    mounting: [...check.mounting, ...outletRow(basin, waste, trap)],
    needs: [...check.needs, ...parts.filter(({ slug }) => !present.includes(slug))],
  };
}

function reasonOf(one: FitPart, other: FitPart, id: RuleId): string {
  return checkPair(one, other)?.rules.find((rule) => rule.id === id)?.sentence ?? "";
}

/**
 * Returns a row of installer data with the height of the trap's wall outlet, assuming that the basin's rim is at the
 * recommended height.
 */
function outletRow(basin: FitPart, waste: FitPart, trap: FitPart | null): PairCheck["mounting"] {
  const vessel = asVessel(basin.geometry);
  const joint = trap && jointOf(waste, trap);
  if (!vessel || !joint) return [];
  const height = tenth(limits.rimAboveFloor - (vessel.rim.z - vessel.drain.z) + joint.outlet.z);
  return [
    {
      label: typeset("Wyjście odpływu ze ściany nad posadzką"),
      value: typeset(`${mm(height)}, gdy krawędź umywalki jest ${mm(limits.rimAboveFloor)} nad posadzką`),
    },
  ];
}
