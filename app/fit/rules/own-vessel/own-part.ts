import type { FitPart, Site } from "../types/fit-part";
import { bathtub, countertopBasin } from "./bowls";
import { holedBasin } from "./holed-basin";
import type { Known, OwnKind } from "./measures";
import type { MeasureValues, OwnGeometry } from "./own-geometry";
import { worktop } from "./worktop";

/** Slug of every vessel that a visitor describes; no product has it. */
const ownSlug = "wlasne";

const ownNames: Readonly<Record<OwnKind, string>> = {
  "countertop-basin": "Twoja umywalka",
  "wall-hung-basin": "Twoja umywalka",
  "free-standing-bath": "Twoja wanna",
  "built-in-bath": "Twoja wanna",
  worktop: "Twój blat",
};

const shapes: Readonly<Record<OwnKind, (of: MeasureValues, known: Known) => OwnGeometry>> = {
  "countertop-basin": countertopBasin,
  "wall-hung-basin": holedBasin,
  "free-standing-bath": (of) => bathtub(of, "floor"),
  "built-in-bath": (of) => bathtub(of, "built-in"),
  worktop,
};

/**
 * Returns a visitor's vessel as input for the fit rules. Its section is the simplest one with these measures: walls are
 * straight and slope inwards, the front is like the back, the floor is level.
 * @param known measures in mm; all that the kind requires or assumes
 * @param overflow whether a basin has an overflow; it decides only which waste goes with it
 */
export function ownPart(kind: OwnKind, known: Known, overflow = false): FitPart {
  const of: MeasureValues = (id) => {
    const value = known[id];
    if (value === undefined) throw new Error(`No measure ${id}`);
    return value;
  };
  return {
    slug: ownSlug,
    name: ownNames[kind],
    code: "",
    kind,
    geometry: { units: "mm", slug: ownSlug, ...shapes[kind](of, known), overflow },
    requires: [],
    site: siteOf(kind, known),
  };
}

function siteOf(kind: OwnKind, { wall, tapAxis, tapHole, deck, connections }: Known): Site {
  // The hole and the wall of a basin with a hole are part of its side view.
  const isCounter = kind !== "wall-hung-basin";
  return {
    wall: (isCounter ? wall : undefined) ?? null,
    tapAxis: tapAxis ?? null,
    hole: (isCounter ? tapHole : undefined) ?? null,
    deck: deck ?? null,
    connections: connections ?? null,
  };
}
