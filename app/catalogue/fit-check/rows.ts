import { matrixSize, type Partner, type PartnerName, type Partners } from "~/catalogue/fit-index/partners";
import { pairHref } from "~/catalogue/fit-index/query";
import type { Product } from "~/catalogue/product/schema.server";
import { productHref } from "~/catalogue/products/href";
import { marginWords } from "~/fit-rules/verdict-words";
import { kindLabels, kinds } from "./kinds";

/** A product as shown on the page; `to` is its href. */
export type FitProduct = { slug: string; name: string; code: string; to: string };

/** A partner with its verdict; `to` is the href of the pair's page. */
export type PartnerRow = Pick<Partner, "name" | "code" | "verdict"> & {
  to: string;
  margin: string;
  /** Name of the product that the partner would replace; set only in alternatives to a failing pair. */
  insteadOf?: string;
};

/** Partners of one kind. `isCut` means that the list leaves out some products of this kind. */
export type PartnerGroup = { label: string; rows: PartnerRow[]; isCut: boolean };

/** A product and its possible partners with their verdicts, grouped by kind, best first. */
export type PartnersView = { product: FitProduct; groups: PartnerGroup[] };

export function partnersView(product: Product, partners: Partners): PartnersView {
  const own = partners.model(product.slug);
  const all = own ? partners.matrix(product.slug) : [];
  return {
    product: fitProduct(product),
    groups: kinds.flatMap((kind) => {
      const rows = all.filter((partner) => partner.kind === kind);
      if (!own || rows.length === 0) return [];
      return {
        label: kindLabels[kind],
        rows: rows.map((partner) => partnerRow(own, partner)),
        isCut: rows.length >= matrixSize && partners.offered(kind).length > rows.length,
      };
    }),
  };
}

export function partnerRow(own: Pick<PartnerName, "slug" | "kind">, partner: Partner): PartnerRow {
  const { name, code, verdict, margin } = partner;
  return { name, code, to: pairHref(own, partner), verdict, margin: marginWords(margin) };
}

export function fitProduct(product: Product): FitProduct {
  const { slug, name, code } = product;
  return { slug, name, code, to: productHref(product) };
}
