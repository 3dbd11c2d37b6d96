import { asSpout } from "~/fit/rules/geometry/vessel";
import type { OwnKind } from "~/fit/rules/own-vessel/measures";
import type { FitPart } from "~/fit/rules/types/fit-part";
import * as paths from "~/paths";

/** Parameter for what the visitor has: a value of {@link ownKindNames}. */
export const kindParameter = "co";
export const tapParameter = "bateria";

/** Names of the kinds in URLs. The first kind is the default and not written. */
export const ownKindNames: Readonly<Record<OwnKind, string>> = {
  "countertop-basin": "nablatowa",
  "wall-hung-basin": "z-otworem",
  "free-standing-bath": "wanna-wolnostojaca",
  "built-in-bath": "wanna-w-zabudowie",
  worktop: "blat",
};

/** Outlets at least this high, in mm, are made for basins that stand on the counter. */
const tallOutlet = 150;

/**
 * Returns a link that checks a tap with a visitor's own basin, bath or worktop; null if the product is not such a tap.
 */
export function ownVesselLink(part: FitPart): { label: string; to: string } | null {
  const own = ownFor(part);
  if (!own) return null;
  const params = new URLSearchParams({ [tapParameter]: part.slug });
  const kind = own.kind === "countertop-basin" ? "" : `${kindParameter}=${ownKindNames[own.kind]}&`;
  return { label: `Sprawdź, czy pasuje do ${own.yours}`, to: `${paths.ownVessel}?${kind}${params}` };
}

function ownFor({ kind, geometry }: FitPart): { kind: OwnKind; yours: string } | null {
  const isTall = (asSpout(geometry)?.outlet.z ?? 0) >= tallOutlet;
  switch (kind) {
    case "deck-tap":
      return { kind: isTall ? "countertop-basin" : "wall-hung-basin", yours: "twojej umywalki" };
    case "wall-tap":
      return { kind: "countertop-basin", yours: "twojej umywalki" };
    case "floor-mixer":
      return { kind: "free-standing-bath", yours: "twojej wanny" };
    case "wall-bath-mixer":
      return { kind: "built-in-bath", yours: "twojej wanny" };
    case "kitchen-tap":
      return { kind: "worktop", yours: "twojego blatu" };
    default:
      return null;
  }
}
