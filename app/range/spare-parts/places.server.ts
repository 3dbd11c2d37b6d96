import { z } from "zod";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";

const place = z.object({ x: z.string(), y: z.string() });

/**
 * Returns where the numbers of spare parts stand in the exploded picture of each product, by its slug and the part's number: in
 * percent of the picture's size. `npm run packshots` writes them to `content/part-places.json`.
 * @throws {ContentError} if the file has issues
 */
export const readPartPlaces = fromContent(
  () => readOptionalContent("part-places.json", z.record(z.string(), z.record(z.string(), place)), {}).data,
);

export type PartPlaces = ReturnType<typeof readPartPlaces>;
