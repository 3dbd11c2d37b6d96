import { untypeset } from "lib/polish/typeset";
import type { Brand } from "~/content/brand.server";
import type { Product } from "~/range/product.server";
import { type Catalogue, finishLabel, finishLook, productHref } from "~/range/products";
import { type IfcClass, ifcClass } from "./classes";
import {
  type BimFinish,
  manufacturerSet,
  ownSets,
  type PropertySet,
  set,
  standardSets,
  text,
} from "./property-sets";

/** Data of a product for its BIM file. */
export type BimModel = {
  /** Code of the product; each finish has a separate code. */
  code: string;
  slug: string;
  name: string;
  description: string;
  /** Date of the source mesh, `YYYY-MM-DD`. */
  date: string;
  ifc: IfcClass;
  material: string | null;
  finishes: (BimFinish & { colour: string; sets: PropertySet[] })[];
  /** Property sets common to all finishes. */
  sets: PropertySet[];
  brand: { name: string; slug: string; manufacturer: string; siteUrl: string };
};

/** Collects the data of a product's BIM file. @param date date of the product's mesh, `YYYY-MM-DD` */
export function bimModel(product: Product, date: string, catalogue: Catalogue, brand: Brand): BimModel {
  const { code, slug, name, short, byRole } = product;
  const ifc = ifcClass(product);
  const finishes = product.finishes.map(({ id, code: article, gtin }) => {
    const finish = { code: article, gtin, label: finishLabel(id, catalogue) };
    const page = brand.siteUrl + productHref(product, id);
    return {
      ...finish,
      colour: finishLook(id, catalogue).colour,
      sets: [
        manufacturerSet(product, finish, brand.legal.shortName),
        ...standardSets(product, ifc, finish),
        finishSet(brand.name, finish.label, page),
      ],
    };
  });
  return {
    code,
    slug,
    name: untypeset(name),
    description: untypeset(short),
    date,
    ifc,
    material: byRole.material ? untypeset(byRole.material) : null,
    finishes,
    sets: ownSets(product, catalogue.names, brand.name),
    brand: {
      name: brand.name,
      slug: brand.slug,
      manufacturer: brand.legal.shortName,
      siteUrl: brand.siteUrl,
    },
  };
}

function finishSet(brand: string, finish: string, page: string): PropertySet {
  return set(`${brand}_Wykonczenie`, [text("Wykończenie", finish), text("Strona produktu", page, "IfcText")]);
}
