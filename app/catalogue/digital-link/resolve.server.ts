import { getCatalogue } from "~/catalogue/products/products.server";
import { getCategoryTree } from "~/catalogue/tree/current-tree.server";
import * as paths from "~/paths";
import { getEnv } from "~/platform/env.server";
import { findArtifact } from "~/platform/files/artifacts.server";
import { linksetOf, linkTypeName, linkTypes, productLinks } from "./links";
import { readLinkPath } from "./path";

/** Where a GS1 Digital Link leads, or why it leads nowhere; URLs are whole. */
export type ResolvedLink = { to: string; anchor: string; linkset: object } | LinkFault;

/** `status` 400: no such number is possible; 404: there is nothing for it. `reason` is Polish. */
export type LinkFault = { status: 400 | 404; reason: string };

/**
 * Resolves a GS1 Digital Link.
 * @param path as it was requested: `/01/{gtin}`, with or without qualifiers
 * @param linkType the kind of link requested; by default the finish's page
 */
export async function resolveDigitalLink(path: string, linkType: string | null): Promise<ResolvedLink> {
  const read = readLinkPath(path);
  if ("fault" in read) return { status: 400, reason: read.fault };
  const catalogue = getCatalogue(await getCategoryTree());
  const number = read.gtin.replace(/^0/, "");
  const found = catalogue.byCode(number);
  if (found?.finish?.gtin !== number)
    return { status: 404, reason: `Żaden nasz produkt nie ma numeru GTIN (EAN) ${number}.` };
  const { SITE_URL } = getEnv();
  const links = productLinks(found.product, found.finish, catalogue, findArtifact);
  const wanted = linkType === null ? linkTypes[0] : linkTypeName(linkType);
  const link = links.find(({ type }) => type === wanted);
  if (!link)
    return { status: 404, reason: `O produkcie ${found.product.name} nie mamy informacji tego rodzaju.` };
  const anchor = paths.digitalLink(found.finish.gtin);
  return {
    to: new URL(link.to, SITE_URL).href,
    anchor: new URL(anchor, SITE_URL).href,
    linkset: linksetOf(links, anchor, SITE_URL),
  };
}

/** The query of the one URL that answers the same (behaviour 19.2): all link types that we never have are one. */
export function canonicalLinkTypeQuery(params: URLSearchParams): string {
  const asked = params.get("linkType");
  if (asked === null) return "";
  return `linkType=${linkTypes.find((type) => type === linkTypeName(asked)) ?? "inny"}`;
}
