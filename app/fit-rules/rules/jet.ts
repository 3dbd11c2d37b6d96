import type { ScenePoint } from "~/fit-rules/check";
import { tenth } from "~/fit-rules/geometry/place";
import type { Vessel } from "~/fit-rules/geometry/vessel";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { basinName, bathName, mm, source, type VesselName } from "./words";

/** Minimum distances in mm of the landing point from the vessel's inner edges. */
type Edges = { back: number; front: number };

/**
 * Checks that the water lands inside a basin's edges and not far past the drain. `at` is the landing point in the
 * basin's coordinates.
 */
export function basinJet(at: ScenePoint, vessel: Vessel): Rule {
  const edges = limits.basinJet;
  const landed = landedIn(at, vessel, edges);
  const before = tenth(vessel.drain.u - at.u);
  return {
    ...verdictOf(landed, tenth(edges.past + before)),
    words: () => {
      const where = before === 0 ? "w oś odpływu" : `${mm(before)} ${before < 0 ? "za" : "przed"} odpływem`;
      const splashes = edges.past + before < 0;
      const early = `; najlepiej, gdy jest to najwyżej ${mm(edges.bestBefore)}`;
      const remark = splashes ? " i może pryskać" : before > edges.bestBefore ? early : "";
      return {
        label: `strumień trafia ${before < 0 ? "za odpływem" : "przed odpływem"}`,
        figure: { value: Math.abs(before), unit: "mm" },
        limit: `${edgesText(edges)}, najwyżej ${mm(edges.past)} za odpływem`,
        sentence: missed(landed, edges, basinName) ?? `Strumień trafia ${where}${remark}.`,
        proviso: splashes ? `nie przeszkadza pryskanie wody, która trafia ${where}` : null,
        source: source.advice,
      };
    },
  };
}

/**
 * Checks that the water lands inside a bath's edges and not on the waste's cover. `at` is the landing point in the
 * bath's coordinates.
 */
export function bathJet(at: ScenePoint, vessel: Vessel, edges: Edges): Rule {
  const landed = landedIn(at, vessel, edges);
  const beside = tenth(Math.abs(at.u - vessel.drain.u) - vessel.drain.diameter / 2);
  return {
    ...verdictOf(landed, beside),
    words: () => ({
      label: "strumień od wewnętrznej krawędzi wanny",
      figure: { value: landed.fromBack, unit: "mm" },
      limit: `${edgesText(edges)}, poza pokrywą odpływu`,
      sentence:
        missed(landed, edges, bathName) ??
        `Strumień trafia ${mm(landed.fromBack)} od wewnętrznej krawędzi wanny${beside < 0 ? ", na pokrywę odpływu, i pryska" : ""}.`,
      proviso: beside < 0 ? "nie przeszkadza pryskanie wody, która trafia na pokrywę odpływu" : null,
      source: source.advice,
    }),
  };
}

/**
 * Distances in mm of the landing point from the inner edges. `inside` is the smaller of the margins to the two limits.
 */
type Landed = { fromBack: number; fromFront: number; inside: number };

function landedIn({ u }: ScenePoint, { rim }: Vessel, least: Edges): Landed {
  const fromBack = tenth(u - rim.innerBackU);
  const fromFront = tenth(rim.innerFrontU - u);
  return { fromBack, fromFront, inside: tenth(Math.min(fromBack - least.back, fromFront - least.front)) };
}

/** @param advised margin in mm to the recommended limit near the drain; negative if the limit is violated */
function verdictOf({ inside }: Landed, advised: number): Omit<Rule, "words"> {
  if (inside < 0) return { id: "jet", verdict: "fails", margin: inside };
  return { id: "jet", verdict: advised < 0 ? "condition" : "fits", margin: Math.min(inside, advised) };
}

/** Returns a sentence if the water lands outside the limits, else null. */
function missed({ fromBack, fromFront, inside }: Landed, least: Edges, vessel: VesselName): string | null {
  if (inside >= 0) return null;
  const atBack = fromBack - least.back < fromFront - least.front;
  const distance = atBack ? fromBack : fromFront;
  if (distance < 0)
    return `Strumień mija ${vessel.to}: trafia ${mm(distance)} poza jej ${atBack ? "tylną" : "przednią"} krawędź wewnętrzną.`;
  const edge = `${atBack ? "tylnej" : "przedniej"} krawędzi wewnętrznej`;
  return `Strumień trafia ${mm(distance)} od ${edge}, a powinien co najmniej ${mm(atBack ? least.back : least.front)}.`;
}

function edgesText({ back, front }: Edges) {
  return `co najmniej ${mm(back)} od tylnej i ${mm(front)} od przedniej krawędzi wewnętrznej`;
}
