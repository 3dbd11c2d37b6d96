import { dataSheet } from "~/catalogue/product/data-sheet";
import type { Finish, Product } from "~/catalogue/product/schema.server";
import { finishLabel, productPicture } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { productHref } from "~/catalogue/products/href";
import { linesOf } from "~/catalogue/project/changes";
import type { Supply } from "~/catalogue/project/needs";
import { type ProjectList, writeProjectQuery } from "~/catalogue/project/project-list";
import { noteOf } from "~/catalogue/project/project-text";
import { productOfCode } from "~/catalogue/project/read-project";
import type { Sums } from "~/catalogue/project/sums";
import { type LineView, listSums, roomViews } from "~/catalogue/project/view";
import * as paths from "~/paths";

/** A product in an export; `finish` is null until the visitor chooses a finish. All URLs are absolute. */
export type ExportProduct = {
  name: string;
  finish: string | null;
  gtin: string | null;
  collection: string | null;
  /** Mass of one piece, in kg. */
  weight: number | null;
  /** Path below `/images/`, without extension. */
  picture: string | null;
  page: string;
  dataSheet: string;
  /** URL in the product's QR code; null until a finish is chosen. */
  digitalLink: string | null;
};

export type ExportLine = {
  code: string;
  /** `null` until the visitor enters a quantity. */
  quantity: number | null;
  /** `null` for an unknown code. */
  product: ExportProduct | null;
  /**
   * Text that states a missing quantity, the reason why the line cannot be ordered, and replacements; empty if there is
   * no problem.
   */
  note: string;
};

/** `title` is the room's name, or a default title if the room has no name. */
export type ExportRoom = { name: string; title: string; lines: ExportLine[] };

export type ProjectExport = {
  /** Absolute URL of the list's page. */
  href: string;
  rooms: ExportRoom[];
  sums: Sums;
};

/** Returns the data for a list's exports; `null` if the list contains no known product. */
export function projectExport(list: ProjectList, supply: Supply, siteUrl: string): ProjectExport | null {
  if (productsOf(list, supply).length === 0) return null;
  return {
    href: `${siteUrl}${paths.project}?${writeProjectQuery(list)}`,
    rooms: roomViews(list, supply.catalogue)
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, title, lines }) => ({
        name,
        title,
        lines: lines.map((line) => takenLine(line, supply, siteUrl)),
      })),
    sums: listSums(list, supply.catalogue),
  };
}

/** Returns the distinct products of a list, sorted by code, so that the order of the lines does not change the ZIP. */
export function productsOf(list: ProjectList, { catalogue }: Supply): Product[] {
  const models = new Set(linesOf(list).flatMap(({ code }) => productOfCode(code, catalogue)?.product ?? []));
  return [...models].sort((one, other) => (one.code < other.code ? -1 : 1));
}

function takenLine(line: LineView, { catalogue }: Supply, siteUrl: string): ExportLine {
  const found = productOfCode(line.code, catalogue);
  return {
    code: line.code,
    quantity: line.quantity || null,
    product: found && takenProduct(found.product, found.finish, catalogue, siteUrl),
    note: noteOf(line),
  };
}

function takenProduct(
  product: Product,
  finish: Finish | null,
  catalogue: Catalogue,
  siteUrl: string,
): ExportProduct {
  const { name, collection, technical } = product;
  return {
    name,
    finish: finish && finishLabel(finish.id, catalogue),
    gtin: finish?.gtin ?? null,
    collection: collection && (catalogue.collectionNames.get(collection) ?? collection),
    weight: technical.weightKg === undefined ? null : Number(technical.weightKg),
    picture: productPicture(product, catalogue, finish ? [finish.id] : [])?.src ?? null,
    page: siteUrl + productHref(product, finish?.id),
    dataSheet: siteUrl + dataSheet(product),
    digitalLink: finish && siteUrl + paths.digitalLink(finish.gtin),
  };
}
