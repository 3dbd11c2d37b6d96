import { z } from "zod";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import type { DrawnView } from "./product-page/gallery/drawn-view";

/**
 * Returns the views of each product's drawing by its slug, which `npm run models` writes to `content/drawings.json`.
 * @throws {ContentError} if the file has issues
 */
export const readDrawings: () => Readonly<Record<string, DrawnView[]>> = fromContent(
  () =>
    readOptionalContent(
      "drawings.json",
      z.record(z.string(), z.custom<DrawnView[]>(Array.isArray, "wymagana lista widoków")),
      {},
    ).data,
);
