import { z } from "zod";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";

const exploded = z.object({
  picture: z.string(),
  numbers: z.record(z.string(), z.object({ x: z.string(), y: z.string() })),
});

/**
 * Returns the exploded picture of each product by its slug: its URL, which changes with the picture, and where the number of each
 * spare part stands, in percent of the picture's size. `npm run packshots` writes them to `content/part-places.json`.
 * @throws {ContentError} if the file has issues
 */
export const readPartPlaces = fromContent(
  () => readOptionalContent("part-places.json", z.record(z.string(), exploded), {}).data,
);

export type PartPlaces = ReturnType<typeof readPartPlaces>;
