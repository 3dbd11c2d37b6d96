import { z } from "zod";
import { ContentError, listContent, readContent, readEvery } from "~/content/files.server";
import { fromContent } from "~/content/memo";

const millimetres = z.number().min(-5_000).max(5_000);
const line = z.array(z.tuple([millimetres, millimetres])).min(2);
const inSideView = z.strictObject({ u: millimetres, z: millimetres });
const onWall = z.strictObject({ x: millimetres, z: millimetres });

const connection = z.strictObject({
  u: millimetres,
  z: millimetres,
  x: millimetres,
  size: z.string().min(1),
  kind: z.enum(["inlet", "outlet", "waste"]),
});

/** Fields of vessels (basins, baths, trays). A side view has either all of these fields or none. */
const vessel = {
  section: z.array(line.min(4)).min(1).optional(),
  rim: z
    .strictObject({
      z: millimetres,
      backU: millimetres,
      frontU: millimetres,
      innerBackU: millimetres,
      innerFrontU: millimetres,
      innerZ: millimetres.optional(),
    })
    .optional(),
  drain: z
    .strictObject({ u: millimetres, z: millimetres, x: millimetres, diameter: millimetres.positive() })
    .optional(),
  overflow: z.boolean().optional(),
  tapHole: inSideView.extend({ diameter: millimetres.positive() }).nullable().optional(),
  bottomZ: millimetres.optional(),
  innerWidth: millimetres.positive().optional(),
};

const vesselFields = Object.keys(vessel) as (keyof typeof vessel)[];

/**
 * Schema of a file in `content/fitting/`: a product's side view in mm, exported from CAD. `u` runs from the wall
 * towards the user, `z` upwards; `uFrom` and `mount` define their origins. `docs/fitting.md` explains every field.
 */
export const geometrySchema = z
  .strictObject({
    units: z.literal("mm"),
    slug: z.string(),
    uFrom: z.enum(["wall", "axis", "back-edge"]),
    mount: z.enum(["deck", "wall", "floor", "countertop", "wall-hung", "built-in", "none"]),
    box: z.strictObject({
      minU: millimetres,
      maxU: millimetres,
      minZ: millimetres,
      maxZ: millimetres,
      width: millimetres.positive(),
      minX: millimetres.optional(),
    }),
    side: z.array(line).min(1),
    ...vessel,
    outlet: inSideView.optional(),
    jet: z.number().min(-90).max(90).optional(),
    connections: z.array(connection).min(1).optional(),
    axes: z.strictObject({ spout: onWall, handle: onWall }).optional(),
    plate: onWall.optional(),
    fixings: z.array(onWall).min(1).optional(),
    depthRange: z.tuple([millimetres, millimetres]).optional(),
  })
  .refine(({ outlet, jet }) => (outlet === undefined) === (jet === undefined), {
    path: ["jet"],
    error: "wylot i kierunek strumienia (outlet, jet) podaje się razem",
  })
  .refine(
    (geometry) => {
      const given = vesselFields.filter((field) => geometry[field] !== undefined);
      return given.length === 0 || given.length === vesselFields.length;
    },
    { path: ["section"], error: `naczynie ma wszystkie pola: ${vesselFields.join(", ")}` },
  );

/** Side view of a product, in mm. */
export type Geometry = z.output<typeof geometrySchema>;

const folder = "fitting";

/**
 * Reads the side views in `content/fitting/` (cross-sections for the fit rules) and caches them by product slug until
 * content is reloaded.
 * @throws {ContentError} with every issue in the files
 */
export const readGeometries = fromContent((): ReadonlyMap<string, Geometry> => {
  const files = readEvery(listContent(folder, ".json"), (name) => {
    const file = readContent(name, geometrySchema);
    const { slug } = file.data;
    if (name === `${folder}/${slug}.json`) return file;
    throw new ContentError([file.issueAt(["slug"], `slug: plik ma się nazywać ${slug}.json`)]);
  });
  return new Map(files.map(({ data }) => [data.slug, data]));
});
