import type { FindArtifact } from "lib/platform/files.server";
import * as paths from "~/paths";
import { type CodedProduct, findListedItem, productOfCode } from "~/project/list/listed-item";
import { linesOf, type ProjectList } from "~/project/list/project-list";
import { projectHref } from "~/project/list/query";
import { type LineView, problemText } from "~/project/list/room-views";
import type { Sums } from "~/project/list/sums";
import { listSums, roomViews } from "~/project/list/view";
import { dataSheet } from "~/range/product";
import type { Product } from "~/range/product.server";
import { type Catalogue, productHref } from "~/range/products";
import type { SparePart } from "~/range/spare-parts.server";

/**
 * A product or a spare part in an export. `finish` is null until the visitor chooses a finish; spare parts have none. All
 * URLs are absolute.
 */
export type ExportProduct = {
  name: string;
  /** SVG path data of a drawing that stands in for a spare part's missing picture: that of its kind. */
  outline?: string;
  finish?: string | null;
  gtin: string | null;
  collection?: string | null;
  /** Mass of one piece, in kg. */
  weight: number | null;
  /** Path below `/images/`, without extension. */
  picture: string | null;
  page: string;
  dataSheet?: string;
  /** URL in the QR code: the GS1 Digital Link, for a spare part its page; null until a finish is chosen. */
  scanned: string | null;
};

export type ExportLine = {
  code: string;
  /** `null` until the visitor enters a quantity. */
  quantity: number | null;
  /** `null` for an unknown code. */
  product: ExportProduct | null;
  /** The visitor's note; empty if there is none. */
  note: string;
  /** Why the line cannot be ordered as it stands, with replacements; empty if there is no problem. */
  problem: string;
};

/** `title` is the room's name, or a default title if the room has no name. */
export type ExportRoom = { name: string; title: string; lines: ExportLine[] };

export type ProjectExport = {
  /** Absolute URL of the list's page. */
  href: string;
  /** Empty if the project has no name. */
  name: string;
  rooms: ExportRoom[];
  sums: Sums;
};

/** Data from which a list's PDF is generated. */
export type ProjectPdf = {
  project: ProjectExport;
  brand: { name: string; author: string; siteUrl: string };
  /** `YYYY-MM-DD` */
  date: string;
};

/** What an export links to: the site, and the files that it has. */
type Linked = { siteUrl: string; findArtifact: FindArtifact };

/** Returns the data for a list's exports; `null` if the list contains no known product or spare part. */
export function projectExport(list: ProjectList, catalogue: Catalogue, linked: Linked): ProjectExport | null {
  if (!hasItems(list, catalogue)) return null;
  return {
    href: linked.siteUrl + projectHref({ list }),
    name: list.name ?? "",
    rooms: roomViews(list, catalogue)
      .filter(({ lines }) => lines.length > 0)
      .map(({ name, title, lines }) => ({
        name,
        title,
        lines: lines.map((line) => exportedLine(line, catalogue, linked)),
      })),
    sums: listSums(list, catalogue),
  };
}

/** Returns whether a list contains a known product or spare part. */
export function hasItems(list: ProjectList, catalogue: Catalogue): boolean {
  return linesOf(list).some(({ code }) => findListedItem(code, catalogue) !== null);
}

/** Returns the distinct products of a list, sorted by code, so that the order of the lines does not change the ZIP. */
export function productsOf(list: ProjectList, catalogue: Catalogue): Product[] {
  const models = new Set(linesOf(list).flatMap(({ code }) => productOfCode(code, catalogue)?.product ?? []));
  return [...models].sort((one, other) => (one.code < other.code ? -1 : 1));
}

function exportedLine(line: LineView, catalogue: Catalogue, linked: Linked): ExportLine {
  const item = findListedItem(line.code, catalogue);
  return {
    code: line.code,
    quantity: line.quantity || null,
    product:
      item &&
      ("sparePart" in item
        ? exportedSparePart(item.sparePart, catalogue, linked)
        : exportedProduct(item, catalogue, linked)),
    note: line.note ?? "",
    problem: problemText(line),
  };
}

function exportedSparePart(part: SparePart, { parts }: Catalogue, { siteUrl }: Linked): ExportProduct {
  const { name, gtin, weightKg, picture, code } = part;
  const page = siteUrl + paths.sparePart(code);
  return {
    name,
    outline: parts.kindOf(part).drawing,
    gtin,
    weight: weightKg,
    picture,
    page,
    scanned: page,
  };
}

function exportedProduct(
  { product, finish }: CodedProduct,
  catalogue: Catalogue,
  { siteUrl, findArtifact }: Linked,
): ExportProduct {
  const sheet = findArtifact(dataSheet(product));
  const { name, collection, byRole } = product;
  return {
    name,
    finish: finish && catalogue.finishLabel(finish.id),
    gtin: finish?.gtin ?? null,
    collection: collection && (catalogue.collectionNames.get(collection) ?? collection),
    weight: byRole.weight ?? null,
    picture: catalogue.productPicture(product, finish ? [finish.id] : [])?.src ?? null,
    page: siteUrl + productHref(product, finish?.id),
    ...(sheet && { dataSheet: siteUrl + sheet.path }),
    scanned: finish && siteUrl + paths.digitalLink(finish.gtin),
  };
}
