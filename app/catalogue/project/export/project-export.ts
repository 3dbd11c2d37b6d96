import { dataSheet } from "~/catalogue/product/data-sheet";
import type { Finish, Product } from "~/catalogue/product/schema.server";
import { finishLabel, productPicture } from "~/catalogue/products/card";
import type { Catalogue } from "~/catalogue/products/catalogue";
import { productHref } from "~/catalogue/products/href";
import { linesOf } from "~/catalogue/project/changes";
import type { Supply } from "~/catalogue/project/needs";
import type { ProjectList } from "~/catalogue/project/project-list";
import { noteOf } from "~/catalogue/project/project-text";
import { productOfCode } from "~/catalogue/project/read-project";
import type { Sums } from "~/catalogue/project/sums";
import { type LineView, projectView } from "~/catalogue/project/view";
import * as paths from "~/paths";

/** A product in an export, in the line's finish if it has one. URLs are absolute. */
export type ExportProduct = {
  name: string;
  finish: string | null;
  gtin: string | null;
  collection: string | null;
  /** kg, of one piece. */
  weight: number | null;
  /** Below `/images/`, without extension. */
  picture: string | null;
  page: string;
  dataSheet: string;
  /** What its QR code holds: there is none until the finish is chosen. */
  digitalLink: string | null;
};

export type ExportLine = {
  code: string;
  /** `null` where it still has to be filled in. */
  quantity: number | null;
  /** `null` for an unknown code. */
  product: ExportProduct | null;
  /** Why it cannot be ordered, and the replacement. */
  note: string;
};

/** `title` is the fallback of an unnamed room. */
export type ExportRoom = { name: string; title: string; lines: ExportLine[] };

export type ProjectExport = {
  /** Of the list's page. */
  href: string;
  rooms: ExportRoom[];
  sums: Sums;
};

/** @returns `null` where no product of the list is known */
export function projectExport(list: ProjectList, supply: Supply, siteUrl: string): ProjectExport | null {
  const { rooms, sums, query } = projectView(list, supply);
  if (productsOf(list, supply).length === 0) return null;
  return {
    href: `${siteUrl}/projekt?${query}`,
    rooms: rooms
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, title, lines }) => ({
        name,
        title,
        lines: lines.map((line) => takenLine(line, supply, siteUrl)),
      })),
    sums,
  };
}

/** The models of a list, each once, by their codes: the same list in another order has the same files. */
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
