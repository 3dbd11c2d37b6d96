import { z } from "zod";
import { ContentError, readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";

const root = z.object({ id: z.int().positive() });

/** The tree as content has it, unchecked. */
export const readWrittenTree = fromContent(() => readContent("categories.json", z.unknown()));

/**
 * Id of the category tree that this site shows: that of the root in `content/categories.json`. The category service and
 * browsers are asked for it (behaviour 14.1).
 * @throws {ContentError} if the root has none
 */
export const categoryTreeId: () => number = fromContent(() => {
  const { data, issueAt } = readWrittenTree();
  const found = root.safeParse(data).data;
  if (found) return found.id;
  throw new ContentError([issueAt(["id"], "id: wymagany numer drzewa kategorii")]);
});
