import { getEnv } from "lib/platform/env.server";
import { findArtifact } from "lib/platform/files.server";
import * as paths from "~/paths";
import type { Catalogue } from "~/range/products";
import { getCatalogue } from "~/range/products.server";
import { categoryTree } from "~/range/tree.server";
import { linksetOf, linkTypeName, linkTypes, productLinks, sparePartLinks } from "./digital-link/links";
import { readLinkPath } from "./digital-link/path";

/**
 * Resolves a GS1 Digital Link.
 * @param path as requested: `/01/{gtin}`, with or without qualifiers
 * @param linkType requested link type; null for the default, which is the page of the finish
 * @returns the link's target and its own URL, both absolute, and the set of all links; or the reason in Polish why there is
 *   none: 400 for an invalid path, 404 if no product has this number or the product no link of the requested type
 */
export async function resolveDigitalLink(
  path: string,
  linkType: string | null,
): Promise<{ to: string; anchor: string; linkset: object } | { status: 400 | 404; reason: string }> {
  const read = readLinkPath(path);
  if ("fault" in read) return { status: 400, reason: read.fault };
  const catalogue = getCatalogue(await categoryTree().getTree());
  const number = read.gtin.replace(/^0/, "");
  const found = linksOfNumber(number, catalogue);
  if (!found) return { status: 404, reason: `Żaden nasz produkt nie ma numeru GTIN (EAN) ${number}.` };
  const { name, links } = found;
  const { SITE_URL } = getEnv();
  const wanted = linkType === null ? linkTypes[0] : linkTypeName(linkType);
  const link = links.find(({ type }) => type === wanted);
  if (!link) return { status: 404, reason: `O produkcie ${name} nie mamy informacji tego rodzaju.` };
  const anchor = paths.digitalLink(number);
  return {
    to: new URL(link.to, SITE_URL).href,
    anchor: new URL(anchor, SITE_URL).href,
    linkset: linksetOf(links, anchor, SITE_URL),
  };
}

/** Returns the links of the finish or spare part with this EAN, and the name of the product or part. */
function linksOfNumber(number: string, catalogue: Catalogue) {
  const found = catalogue.byCode(number);
  if (found?.finish?.gtin === number)
    return {
      name: found.product.name,
      links: productLinks(found.product, found.finish, catalogue, findArtifact),
    };
  const part = catalogue.parts.byCode(number);
  return part?.gtin === number ? { name: part.name, links: sparePartLinks(part, catalogue) } : null;
}

/**
 * Returns the canonical query (behaviour 19.2). All unsupported link types share one query, because their responses are
 * the same.
 */
export function canonicalLinkTypeQuery(params: URLSearchParams): string {
  const asked = params.get("linkType");
  if (asked === null) return "";
  return `linkType=${linkTypes.find((type) => type === linkTypeName(asked)) ?? "inny"}`;
}
