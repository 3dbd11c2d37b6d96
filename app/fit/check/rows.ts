import { type ChosenFinishes, inFinish } from "~/fit/partners/chosen-finishes";
import {
  isBasin,
  matrixSize,
  type PartnerName,
  type Partners,
  type ReasonedPartner,
} from "~/fit/partners/partners";
import { pairHref } from "~/fit/partners/query";
import { unmeasured } from "~/fit/partners/unmeasured";
import { marginWords } from "~/fit/rules/verdict/verdict-words";
import { type FittingKind, fittingKinds } from "~/range/product";
import type { Product } from "~/range/product.server";
import { type Catalogue, finishInWords } from "~/range/products";
import { distanceParameter } from "./parameters";

/** A product as shown on the page; `to` is its href, `picture` a path below `/images/` without extension. */
export type FitProduct = ReturnType<typeof fitProduct>;

/** A partner with its verdict; `to` is the href of the pair's page. */
export type PartnerRow = ReturnType<typeof partnerRow> & {
  /** Name of the product that the partner would replace; set only in alternatives to a failing pair. */
  insteadOf?: string | null;
  /** Whether the page shows this partner; set only in the list of taps for a visitor's vessel. */
  isChosen?: boolean;
};

export const kindsInOrder = Object.keys(fittingKinds) as FittingKind[];

/** A product and its possible partners with their verdicts, grouped by kind, best first. */
export type PartnersView = ReturnType<typeof partnersView>;

export function partnersView(
  product: Product,
  { catalogue, model, matrix, offered }: Partners,
  finishes: ChosenFinishes = new Map(),
) {
  const own = model(product.slug);
  const all = own ? matrix(product.slug) : [];
  return {
    product: fitProduct(product, catalogue, idsOf(finishes)),
    isBasin: own !== null && isBasin(own.kind),
    /** Whether the product has rules but no side view, so that its partners are not known yet. */
    isUnmeasured: unmeasured([product], { model }).length > 0,
    groups: kindsInOrder.flatMap((kind) => {
      const rows = all.filter((partner) => partner.kind === kind);
      if (!own || rows.length === 0) return [];
      return {
        label: fittingKinds[kind],
        rows: rows.map((partner) => partnerRow(own, partner, catalogue, { finishes })),
        /** Whether the list leaves out some products of this kind. */
        isCut: rows.length >= matrixSize && offered(kind).length > rows.length,
      };
    }),
  };
}

/** @param kept distance in mm (null for the recommended one) and finishes that the link keeps */
export function partnerRow(
  own: Pick<PartnerName, "slug" | "kind">,
  partner: ReasonedPartner,
  catalogue: Catalogue,
  { distance = null, finishes = new Map() }: { distance?: number | null; finishes?: ChosenFinishes } = {},
) {
  const { slug, name, code, verdict, margin, reason } = partner;
  return {
    picture: thumbnailOf(slug, catalogue, idsOf(finishes)),
    name,
    code,
    to:
      pairHref(inFinish(own, finishes), inFinish(partner, finishes)) +
      (distance === null ? "" : `&${distanceParameter}=${distance}`),
    verdict,
    /** The margin if the pair fits; otherwise the condition or the reason, worded to follow the verdict. */
    note: reason ?? marginWords(margin),
  };
}

/** @param wanted ids of finishes in order of preference: the product is shown in the first that it has */
export function fitProduct(product: Product, catalogue: Catalogue, wanted: readonly string[] = []) {
  const card = catalogue.productCard(product, wanted);
  const { picture, name, code, to } = card;
  return {
    slug: product.slug,
    picture,
    name,
    code,
    to,
    /** Null if the product is not shown in one of several finishes. */
    finish: finishInWords(card) ?? null,
  };
}

export const idsOf = (finishes: ChosenFinishes) => [...finishes.values()].map(({ id }) => id);

/** Returns the first picture of a product, as a path below `/images/`; null if there is none. */
export function thumbnailOf(
  slug: string,
  catalogue: Catalogue,
  wanted: readonly string[] = [],
): string | null {
  const product = catalogue.bySlug.get(slug);
  return (product && catalogue.productPicture(product, wanted)?.src) ?? null;
}
