import type { Geometry } from "~/fit-rules/geometry/schema.server";
import type { FittingModel } from "~/fit-rules/model";

/** A model of which the rules know only its kind and side view, with what a test is about. */
export function sampleFittingModel(
  slug: string,
  kind: FittingModel["kind"],
  geometry: Geometry,
  rest: Partial<FittingModel> = {},
): FittingModel {
  return {
    slug,
    name: slug,
    code: slug,
    collection: null,
    kind,
    geometry,
    requires: [],
    tapHole: null,
    deckThicknessMax: null,
    baseWidth: null,
    headWidth: null,
    flow: null,
    drainage: null,
    closes: null,
    ...rest,
  };
}
