import { type Geometry, geometrySchema } from "lib/fit-rules/schema.server";
import { ContentError, listContent, readContent, readEvery } from "~/content/files.server";
import { fromContent } from "~/content/memo";

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
