import { z } from "zod";
import { exactText, identifier, uniqueById } from "~/content/fields.server";

/** What the catalogue needs from `content/collections.yaml`: names for the ids in products. */
export const productNamesSchema = z.object({
  finishes: z.array(z.object({ id: identifier, label: exactText })).check(uniqueById),
  collections: z.array(z.object({ id: identifier, name: exactText })).check(uniqueById),
});

export type ProductNames = z.output<typeof productNamesSchema>;
