import fc from "fast-check";
import { asVessel } from "~/fit/rules/geometry/vessel";
import { contradictionsOf } from "~/fit/rules/own-vessel/contradictions";
import {
  isMeasurable,
  type Known,
  measuresOf,
  type OwnKind,
  ownKinds,
} from "~/fit/rules/own-vessel/measures";
import type { FitPart } from "~/fit/rules/types/fit-part";

/** Any vessel as a visitor may measure it, with half of the optional measures, none of which contradict one another. */
export const anyMeasured = fc.constantFrom(...ownKinds).chain((kind) => {
  const fields = measuresOf[kind]
    .filter(({ id }) => isMeasurable(id))
    .map(({ id, min, max, isRequired }) => {
      const value = fc.integer({ min, max });
      return [id, isRequired ? value : fc.option(value, { nil: undefined, freq: 2 })];
    });
  return fc
    .record({ kind: fc.constant(kind), known: fc.record<Known>(Object.fromEntries(fields)) })
    .filter(({ known }) => contradictionsOf(kind, known).length === 0);
});

/**
 * Measures a vessel of the range as a visitor would: with a ruler, to whole mm.
 * @returns null if visitors cannot describe such a product
 */
export function measuredVessel({ kind, geometry }: FitPart): { kind: OwnKind; known: Known } | null {
  const vessel = asVessel(geometry);
  const own = ownKinds.find((one) => one === kind);
  if (!vessel || !own) return null;
  const { rim, drain, tapHole } = vessel;
  const bottom = vessel.mount === "wall-hung" ? 0 : vessel.box.minZ;
  const common = { drain: drain.u - rim.backU, bowlDepth: rim.z - drain.z };
  if (tapHole)
    return {
      kind: own,
      known: whole({
        bowlBack: rim.innerBackU - tapHole.u,
        bowlFront: rim.innerFrontU - tapHole.u,
        drain: drain.u - tapHole.u,
        bowlDepth: common.bowlDepth,
        wall: tapHole.u,
        tapHole: tapHole.diameter,
        deck: 16,
      }),
    };
  return {
    kind: own,
    known: whole({
      ...common,
      rimHeight: rim.z - bottom,
      depth: rim.frontU - rim.backU,
      rimWidth: rim.innerBackU - rim.backU,
    }),
  };
}

function whole(known: Known): Known {
  return Object.fromEntries(Object.entries(known).map(([id, length]) => [id, Math.round(length)]));
}
