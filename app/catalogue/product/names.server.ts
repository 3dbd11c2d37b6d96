import { z } from "zod";
import { exactText, identifier, uniqueById } from "~/content/fields.server";

/**
 * The part of `content/collections.yaml` that the catalogue uses: labels for the finish ids and collection ids in
 * products.
 */
export const productNamesSchema = z.object({
  finishes: z.array(z.object({ id: identifier, label: exactText })).check(uniqueById),
  collections: z.array(z.object({ id: identifier, name: exactText })).check(uniqueById),
});

export type ProductNames = z.output<typeof productNamesSchema>;
