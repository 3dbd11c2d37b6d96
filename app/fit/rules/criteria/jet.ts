import { tenth } from "../geometry/place";
import type { Vessel } from "../geometry/vessel";
import type { ScenePoint } from "../types/check";
import { limits } from "./limits";
import type { Rule } from "./rule";
import { basinName, mm, mmShortOf, source, type VesselName } from "./words";

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
      const isDrainNearer = edges.past + before < landed.inside;
      const where =
        before === 0 ? "w oś odpływu" : `${mm(Math.abs(before))} ${before < 0 ? "za" : "przed"} odpływem`;
      const splashes = edges.past + before < 0;
      const early = `; najlepiej, gdy jest to najwyżej ${mm(edges.bestBefore)}`;
      const remark = splashes ? " i może pryskać" : before > edges.bestBefore ? early : "";
      return {
        label: `strumień trafia ${before < 0 ? "za odpływem" : "przed odpływem"}`,
        figure: { value: Math.abs(before), unit: "mm" },
        limit: `${edgesText(edges)}, najwyżej ${mm(edges.past)} za odpływem`,
        bound: isDrainNearer ? `do granicy ${mm(edges.past)} za odpływem` : edgeBound(landed, edges),
        sentence:
          missed(landed, edges, basinName) ??
          `Strumień trafia ${remark || isDrainNearer ? where : fromEdge(landed, edges, basinName)}${remark}.`,
        proviso: splashes ? `nie przeszkadza pryskanie wody, która trafia ${where}` : null,
        source: source.advice,
      };
    },
  };
}

/**
 * Checks that the water lands inside the edges of a bath or a sink and not on the cover of its waste, if its place is known.
 * `at` is the landing point in the vessel's coordinates, over a sink where the jet crosses the plane of the counter.
 */
export function edgesJet(
  at: ScenePoint,
  { rim, drain }: Pick<Vessel, "rim"> & Partial<Pick<Vessel, "drain">>,
  edges: Edges,
  name: VesselName,
): Rule {
  const landed = landedIn(at, { rim }, edges);
  const beside = drain ? tenth(Math.abs(at.u - drain.u) - drain.diameter / 2) : Number.POSITIVE_INFINITY;
  return {
    ...verdictOf(landed, beside),
    words: () => ({
      label: `strumień od wewnętrznej krawędzi ${name.of}`,
      figure: { value: landed.fromBack, unit: "mm" },
      limit: `${edgesText(edges)}${drain ? ", poza pokrywą odpływu" : ""}`,
      bound: beside < landed.inside ? "do pokrywy odpływu" : edgeBound(landed, edges),
      sentence:
        missed(landed, edges, name) ??
        `Strumień trafia ${drain ? fromEdge(landed, edges, name) : fromBoth(landed, name)}${beside < 0 ? ", na pokrywę odpływu, i pryska" : ""}.`,
      proviso: beside < 0 ? "nie przeszkadza pryskanie wody, która trafia na pokrywę odpływu" : null,
      source: source.advice,
    }),
  };
}

/** Returns the row of a jet that cannot exist, because the spout would have to go through the vessel. */
export function noJet(vessel: VesselName): Rule {
  return {
    id: "jet",
    verdict: null,
    margin: null,
    words: () => ({
      label: "strumień wody",
      limit: `wylewka nie przejdzie przez ściankę ${vessel.of}`,
      sentence: "Strumienia nie da się ocenić.",
      source: source.geometry,
    }),
  };
}

/**
 * Distances in mm of the landing point from the inner edges. `margins` are those to the two limits, `inside` is the
 * smaller of them.
 */
type Landed = { fromBack: number; fromFront: number; margins: [back: number, front: number]; inside: number };

function landedIn({ u }: ScenePoint, { rim }: Pick<Vessel, "rim">, least: Edges): Landed {
  const fromBack = tenth(u - rim.innerBackU);
  const fromFront = tenth(rim.innerFrontU - u);
  const margins: Landed["margins"] = [tenth(fromBack - least.back), tenth(fromFront - least.front)];
  return { fromBack, fromFront, margins, inside: Math.min(...margins) };
}

/** @param advised margin in mm to the recommended limit near the drain; negative if the limit is violated */
function verdictOf({ inside, margins: edges }: Landed, advised: number): Omit<Rule, "words"> {
  const margins = [...edges, advised];
  if (inside < 0) return { id: "jet", verdict: "fails", margin: inside, margins };
  return {
    id: "jet",
    verdict: advised < 0 ? "condition" : "fits",
    margin: Math.min(inside, advised),
    margins,
  };
}

/** Returns a sentence if the water lands outside the limits, else null. */
function missed({ fromBack, fromFront, inside }: Landed, least: Edges, vessel: VesselName): string | null {
  if (inside >= 0) return null;
  const atBack = isNearBack({ fromBack, fromFront }, least);
  const distance = atBack ? fromBack : fromFront;
  if (distance < 0)
    return `Strumień mija ${vessel.to}: trafia ${mm(-distance)} poza jej ${atBack ? "tylną" : "przednią"} krawędź wewnętrzną.`;
  const limit = atBack ? least.back : least.front;
  return `Strumień trafia ${mmShortOf(limit, distance)} od ${atBack ? "tylnej" : "przedniej"} krawędzi ${vessel.of}, a powinien co najmniej ${mm(limit)}.`;
}

type FromEdges = Pick<Landed, "fromBack" | "fromFront">;

/** Returns true if the back edge is the one whose limit is nearer. */
function isNearBack({ fromBack, fromFront }: FromEdges, least: Edges): boolean {
  return fromBack - least.back < fromFront - least.front;
}

function fromEdge(landed: FromEdges, least: Edges, vessel: VesselName): string {
  return isNearBack(landed, least)
    ? `${mm(landed.fromBack)} od tylnej krawędzi ${vessel.of}`
    : `${mm(landed.fromFront)} od przedniej krawędzi ${vessel.of}`;
}

function fromBoth({ fromBack, fromFront }: FromEdges, { of }: VesselName): string {
  return `${mm(fromBack)} od tylnej i ${mm(fromFront)} od przedniej krawędzi ${of}`;
}

function edgeBound(landed: FromEdges, least: Edges): string {
  return `ponad wymagane ${mm(isNearBack(landed, least) ? least.back : least.front)} od krawędzi`;
}

function edgesText({ back, front }: Edges) {
  return `co najmniej ${mm(back)} od tylnej i ${mm(front)} od przedniej krawędzi wewnętrznej`;
}
