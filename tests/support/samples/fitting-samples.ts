import type { Geometry } from "lib/fit-rules/geometry/schema.server";
import type { FitPart } from "lib/fit-rules/verdict/fit-part";

/** Creates an input for the fit rules with only a kind and a side view; `rest` sets more fields. */
export function sampleFittingModel(
  slug: string,
  kind: FitPart["kind"],
  geometry: Geometry,
  rest: Partial<FitPart> = {},
): FitPart {
  return {
    slug,
    name: slug,
    code: slug,
    collection: null,
    kind,
    geometry,
    requires: [],
    ...rest,
  };
}
