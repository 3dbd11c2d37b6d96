import { untypeset } from "lib/polish/typeset";
import type { Brand } from "~/brand/brand.server";
import type { Product } from "~/range/product.server";
import { type Catalogue, productHref } from "~/range/products";
import { ifcClass } from "./classes";
import { manufacturerSet, ownSets, type PropertySet, set, text } from "./property-sets";

/** Data of a product for its BIM file. */
export type BimModel = ReturnType<typeof bimModel>;

/** Collects the data of a product's BIM file. @param date date of the product's mesh, `YYYY-MM-DD` */
export function bimModel(product: Product, date: string, catalogue: Catalogue, brand: Brand) {
  const { code, slug, name, short, byRole } = product;
  const ifc = ifcClass(product);
  const finishes = product.finishes.map(({ id, code: article, gtin }) => {
    const finish = { code: article, gtin, label: catalogue.finishLabel(id) };
    const page = brand.siteUrl + productHref(product, id);
    return {
      ...finish,
      colour: catalogue.finishLook(id).colour,
      sets: [
        manufacturerSet(product, finish, brand.legal.shortName),
        finishSet(brand.name, finish.label, page),
      ],
    };
  });
  return {
    /** Code of the product; each finish has a separate code. */
    code,
    slug,
    name: untypeset(name),
    description: untypeset(short),
    /** Date of the source mesh, `YYYY-MM-DD`. */
    date,
    ifc,
    material: byRole.material ? untypeset(byRole.material) : null,
    finishes,
    /** Property sets common to all finishes. */
    sets: ownSets(product, catalogue, brand.name),
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
