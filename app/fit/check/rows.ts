import { marginWords } from "lib/fit-rules/words";
import { matrixSize, type PartnerName, type Partners, type ReasonedPartner } from "~/fit/partners/partners";
import { pairHref } from "~/fit/partners/query";
import type { Product } from "~/range/product.server";
import { type Catalogue, productHref, productPicture } from "~/range/products";
import { kindLabels, kinds } from "./kinds";
import { distanceParameter } from "./parameters";

/** A product as shown on the page; `to` is its href, `picture` a path below `/images/` without extension. */
export type FitProduct = { slug: string; name: string; code: string; to: string; picture: string | null };

/** A partner with its verdict; `to` is the href of the pair's page. */
export type PartnerRow = Pick<ReasonedPartner, "name" | "code" | "verdict"> & {
  to: string;
  picture: string | null;
  /** The margin if the pair fits; otherwise the condition or the reason, worded to follow the verdict. */
  note: string;
  /** Name of the product that the partner would replace; set only in alternatives to a failing pair. */
  insteadOf?: string;
};

/** Partners of one kind. `isCut` means that the list leaves out some products of this kind. */
export type PartnerGroup = { label: string; rows: PartnerRow[]; isCut: boolean };

/** A product and its possible partners with their verdicts, grouped by kind, best first. */
export type PartnersView = { product: FitProduct; groups: PartnerGroup[] };

export function partnersView(product: Product, catalogue: Catalogue, partners: Partners): PartnersView {
  const own = partners.model(product.slug);
  const all = own ? partners.matrix(product.slug) : [];
  return {
    product: fitProduct(product, catalogue),
    groups: kinds.flatMap((kind) => {
      const rows = all.filter((partner) => partner.kind === kind);
      if (!own || rows.length === 0) return [];
      return {
        label: kindLabels[kind],
        rows: rows.map((partner) => partnerRow(own, partner, catalogue)),
        isCut: rows.length >= matrixSize && partners.offered(kind).length > rows.length,
      };
    }),
  };
}

/** @param distance distance in mm that the link keeps; null for the recommended one */
export function partnerRow(
  own: Pick<PartnerName, "slug" | "kind">,
  partner: ReasonedPartner,
  catalogue: Catalogue,
  distance: number | null = null,
): PartnerRow {
  const { slug, name, code, verdict, margin, reason } = partner;
  return {
    picture: thumbnailOf(slug, catalogue),
    name,
    code,
    to: pairHref(own, partner) + (distance === null ? "" : `&${distanceParameter}=${distance}`),
    verdict,
    note: reason ?? marginWords(margin),
  };
}

export function fitProduct(product: Product, catalogue: Catalogue): FitProduct {
  const { slug, name, code } = product;
  return { slug, picture: thumbnailOf(slug, catalogue), name, code, to: productHref(product) };
}

/** Returns the first picture of a product, as a path below `/images/`; null if there is none. */
export function thumbnailOf(slug: string, catalogue: Catalogue): string | null {
  const product = catalogue.bySlug.get(slug);
  return (product && productPicture(product, catalogue)?.src) ?? null;
}
