import { pairAddress } from "~/catalogue/partners/check-address";
import type { Partner, Partners } from "~/catalogue/partners/partners";
import type { Product } from "~/catalogue/product/schema.server";
import { productAddress } from "~/catalogue/range/address";
import { productPicture } from "~/catalogue/range/card";
import type { Catalogue } from "~/catalogue/range/catalogue";
import type { Verdict } from "~/fitting/check";
import { marginWords } from "~/fitting/verdict-words";
import { kindLabels, kinds } from "./kinds";

/** A product as the page names it. */
export type FitProduct = { slug: string; name: string; code: string; to: string; picture: string | null };

/** A product beside another one, with the verdict; `to` leads to the page of the pair. */
export type PartnerRow = {
  name: string;
  code: string;
  to: string;
  picture: string | null;
  verdict: Verdict;
  margin: string;
};

export type PartnerGroup = { label: string; rows: PartnerRow[]; total: number };

/** All that fits one product, and what does not, by kind; the best first. */
export type PartnersView = { product: FitProduct; groups: PartnerGroup[] };

/** So many rows a group shows: the best ones, where a large range has more. */
const shownRows = 60;

export function partnersView(product: Product, catalogue: Catalogue, partners: Partners): PartnersView {
  const all = partners.matrix(product.slug);
  return {
    product: fitProduct(product, catalogue),
    groups: kinds.flatMap((kind) => {
      const rows = all.filter(({ model }) => model.kind === kind);
      const shown = rows.slice(0, shownRows);
      if (rows.length === 0) return [];
      return {
        label: kindLabels[kind],
        rows: shown.flatMap((partner) => partnerRow(product.slug, partner, catalogue, partners)),
        total: rows.length,
      };
    }),
  };
}

/** None for a product that the catalogue does not have. */
export function partnerRow(
  slug: string,
  { model, verdict, margin }: Partner,
  catalogue: Catalogue,
  { modelOf }: Partners,
): PartnerRow[] {
  const [own, product] = [modelOf(slug), catalogue.bySlug.get(model.slug)];
  if (!own || !product) return [];
  const { name, code, picture } = fitProduct(product, catalogue);
  return [{ name, code, to: pairAddress(own, model), picture, verdict, margin: marginWords(margin) }];
}

export function fitProduct(product: Product, catalogue: Catalogue): FitProduct {
  const { slug, name, code } = product;
  return {
    slug,
    name,
    code,
    to: productAddress(product),
    picture: productPicture(product, catalogue)?.src ?? null,
  };
}
