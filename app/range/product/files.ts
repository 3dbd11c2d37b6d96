import type { ProductNames } from "./names";
import type { Download, Product } from "./schema/schema.server";

type Identified = Pick<Product, "code" | "slug">;
type WithFiles = Pick<Product, "code" | "slug" | "downloads">;

/**
 * Returns a product's files: data sheet, BIM file, then the downloads that content lists.
 * @param find finds a file that the build generates by its path; if it returns null, the file is left out
 */
export function productFiles<Generated extends object>(
  product: WithFiles,
  find: (path: string) => Generated | null,
): (Download | (Generated & { format: "pdf" | "ifc" }))[] {
  const generated = (format: "pdf" | "ifc", path: string | null) => {
    const file = path === null ? null : find(path);
    return file ? [{ format, ...file }] : [];
  };
  return [
    ...generated("pdf", dataSheet(product)),
    ...generated("ifc", bimFile(product)),
    ...product.downloads,
  ];
}

/** Returns the URL of a product's data sheet, a PDF that the build generates. */
export function dataSheet({ code, slug }: Identified): string {
  return `/files/karty/${code}-${slug}.pdf`;
}

/**
 * Returns the URL of a product's BIM file (IFC4), shared by all its finishes. The build generates it from the GLB.
 * @returns null for a product without a GLB
 */
export function bimFile({ code, slug, downloads }: WithFiles): string | null {
  return downloads.some(({ format }) => format === "glb") ? `/files/bim/${code}-${slug}.ifc` : null;
}

/**
 * Returns the URLs of the files that show a product in a visitor's room, made by the build for each finish: a GLB for
 * Android and a USDZ for iOS. iOS would lay a wall-mounted product on the floor, so such a product has no USDZ.
 * @param code of the finish
 */
export function roomModels(
  { slug, downloads, mounting }: Pick<Product, "slug" | "downloads" | "mounting">,
  code: string,
  { mountings }: Pick<ProductNames, "mountings">,
): { glb: string; usdz: string | null } | null {
  const surface = mountings.find(({ value }) => value === mounting)?.surface;
  if (!surface || downloads.every(({ format }) => format !== "glb")) return null;
  const file = `/files/ar/${code}-${slug}`;
  return { glb: `${file}.glb`, usdz: surface === "floor" ? `${file}.usdz` : null };
}

/** Returns the URL of a ZIP with a product's models, drawings and pictures. The build generates this file. */
export function productZip({ code, slug }: Identified): string {
  return `/files/${code}-${slug}.zip`;
}

/** Returns the URL of a ZIP with the files of all products in a collection. The build generates this file. */
export function collectionZip(id: string): string {
  return `/files/kolekcja-${id}.zip`;
}

/**
 * Returns the path of a drilling template on A4 that the build makes, at the initial distance.
 * @param codes of the product, or of a pair in the order of its `PairKind`
 */
export function templateFile(codes: readonly string[]): string {
  return `/files/szablony/${codes.join("-")}.pdf`;
}
