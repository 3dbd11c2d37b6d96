import type { Partners } from "~/catalogue/fit-index/partners";
import type { Catalogue } from "~/catalogue/products/catalogue";
import type { Kind } from "~/fit-rules/fit-part";

/** Plural label of each kind of product, in display order. */
export const kindLabels: Readonly<Record<Kind, string>> = {
  "countertop-basin": "Umywalki nablatowe",
  "wall-hung-basin": "Umywalki wiszące",
  "deck-tap": "Baterie umywalkowe stojące",
  "wall-tap": "Baterie umywalkowe podtynkowe",
  "free-standing-bath": "Wanny wolnostojące",
  "built-in-bath": "Wanny do zabudowy",
  "floor-mixer": "Baterie wannowe wolnostojące",
  "wall-bath-mixer": "Baterie wannowe ścienne",
  "shower-head": "Deszczownice",
  "shower-column": "Kolumny prysznicowe",
  tray: "Brodziki",
  "linear-drain": "Odpływy liniowe",
  waste: "Korki",
  trap: "Syfony",
  "concealed-body": "Elementy podtynkowe",
  frame: "Stelaże",
  "flush-plate": "Przyciski spłukujące",
};

export const kinds = Object.keys(kindLabels) as Kind[];

export type ProductGroup = { label: string; products: { slug: string; label: string }[] };

/** Maximum number of products in the catalogue for which the form has select elements. Limits the size of the page. */
const maxChoices = 300;

/** Returns the products with fit rules, grouped by kind; null if the catalogue is too large for select elements. */
export function productChoices({ products }: Catalogue, partners: Partners): ProductGroup[] | null {
  if (products.length > maxChoices) return null;
  return kinds.flatMap((kind) => {
    const ofKind = products.filter(
      ({ slug, withdrawn }) => !withdrawn && partners.model(slug)?.kind === kind,
    );
    if (ofKind.length === 0) return [];
    const choices = ofKind.map(({ slug, name, code }) => ({ slug, label: `${name}, ${code}` }));
    return { label: kindLabels[kind], products: choices };
  });
}
