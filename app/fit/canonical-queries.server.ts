import type { CanonicalQuery } from "~/http/middleware.server";
import { canonicalFitQuery } from "./check/query";
import { canonicalOwnQuery } from "./own-vessel/query";
import { currentPartners } from "./partners.server";

/** The canonical queries of the pages and files of fit, by the paths of their routes (behaviour 19.2). */
export const fitQueries: Readonly<Record<string, CanonicalQuery>> = {
  dopasowanie: async (params) => canonicalFitQuery(params, await currentPartners()),
  "dopasowanie/mam-juz": async (params) => canonicalOwnQuery(params, (await currentPartners()).catalogue),
  "pliki/szablon.pdf": async (params) => canonicalFitQuery(params, await currentPartners()),
};
