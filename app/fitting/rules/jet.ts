import type { Point, RuleResult } from "~/fitting/check";
import { tenth } from "~/fitting/geometry/place";
import type { Vessel } from "~/fitting/geometry/vessel";
import { mm, source, type VesselName } from "./words";

/** In mm from the inner edges; `past`: farther past the drain than this it splashes; `offWaste`: not on its cover. */
export type JetLimits = {
  back: number;
  front: number;
  past?: number;
  bestBefore?: number;
  offWaste?: boolean;
};

/** Where the water lands: between the inner edges, and in a basin not far past the drain. `at` is in the vessel's frame. */
export function jetRule(
  at: Point,
  { rim, drain }: Vessel,
  vessel: VesselName,
  limits: JetLimits,
): RuleResult {
  const { back, front, past, bestBefore, offWaste } = limits;
  const before = tenth(drain.u - at.u);
  const fromBack = tenth(at.u - rim.innerBackU);
  const fromFront = tenth(rim.innerFrontU - at.u);
  const inside = Math.min(fromBack - back, fromFront - front);
  const advised = Math.min(
    past === undefined ? Number.POSITIVE_INFINITY : past + before,
    offWaste ? Math.abs(before) - drain.diameter / 2 : Number.POSITIVE_INFINITY,
  );
  const verdict = inside < 0 ? "fails" : advised < 0 ? "condition" : "fits";
  const where = `${mm(before)} ${before < 0 ? "za odpływem" : "przed odpływem"}`;
  return {
    id: "jet",
    verdict,
    ...measured(),
    limit: [
      `co najmniej ${mm(back)} od tylnej i ${mm(front)} od przedniej krawędzi wewnętrznej`,
      ...(past === undefined ? [] : [`najwyżej ${mm(past)} za odpływem`]),
      ...(offWaste ? ["poza pokrywą odpływu"] : []),
    ].join(", "),
    margin: tenth(verdict === "fails" ? inside : Math.min(inside, advised)),
    sentence: `${verdict === "fails" ? missed() : landed()}${verdict === "fits" ? best() : ""}${splash()}.`,
    proviso: verdict === "condition" ? proviso() : null,
    source: source.advice,
  };

  /** In a basin the drain is what matters, in a bath the edge. */
  function measured(): Pick<RuleResult, "label" | "figure"> {
    if (past === undefined)
      return { label: "strumień od krawędzi wewnętrznej", figure: { value: fromBack, unit: "mm" } };
    return {
      label: before < 0 ? "strumień trafia za odpływem" : "strumień trafia przed odpływem",
      figure: { value: Math.abs(before), unit: "mm" },
    };
  }

  function landed() {
    if (past === undefined) return `Strumień trafia ${mm(fromBack)} od wewnętrznej krawędzi ${vessel.of}`;
    return before === 0 ? "Strumień trafia w oś odpływu" : `Strumień trafia ${where}`;
  }

  function missed() {
    const tooFarBack = fromBack - back < fromFront - front;
    const [distance, least, edge] = tooFarBack ? [fromBack, back, "tylnej"] : [fromFront, front, "przedniej"];
    if (distance < 0) return `Strumień mija ${vessel.to} o ${mm(distance)} przy ${edge} krawędzi`;
    return `Strumień trafia ${mm(distance)} od ${edge} krawędzi wewnętrznej, a powinien co najmniej ${mm(least)}`;
  }

  function best() {
    return bestBefore !== undefined && before > bestBefore
      ? `; najlepiej, gdy jest to najwyżej ${mm(bestBefore)}`
      : "";
  }

  function splash() {
    if (verdict !== "condition") return "";
    return offWaste ? ", na pokrywę, i pryska" : " i może pryskać";
  }

  function proviso() {
    return offWaste
      ? "nie przeszkadza pryskanie wody, która trafia na pokrywę odpływu"
      : `nie przeszkadza pryskanie wody, która trafia ${where}`;
  }
}
