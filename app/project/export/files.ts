import type { FindArtifact } from "lib/platform/files.server";
import { fileFormats, productFiles, templateFile } from "~/range/product";
import type { Product } from "~/range/product.server";

const { pdf: dataSheets, ...models } = fileFormats;

/** Kinds of files that can be downloaded for a list's products, in the form's order. */
export const fileKinds = {
  karty: dataSheets,
  szablony: { label: "Szablony 1:1 do wiercenia, A4" },
  ...models,
};

export type FileKind = keyof typeof fileKinds;

/** Kinds that are preselected. */
export const wantedKinds: readonly FileKind[] = ["karty", "ifc"];

export const kindNames = Object.keys(fileKinds) as FileKind[];

/** A file in a list's ZIP; `name` is its path within the ZIP. */
type ExportFile = { kind: FileKind; name: string; href: string; date: string; bytes: number };

/**
 * Returns all files of the products, in a folder per product, and the drilling templates for products and for pairs of
 * them.
 */
export function exportFiles(products: readonly Product[], findArtifact: FindArtifact): ExportFile[] {
  return [
    ...products.flatMap((product) => ofProduct(product, findArtifact)),
    ...templatesOf(products, findArtifact),
  ];
}

function ofProduct(product: Product, findArtifact: FindArtifact): ExportFile[] {
  return productFiles(product, findArtifact).map(({ format, ...file }) =>
    inFolder(`${product.code}-${product.slug}`, { ...file, kind: format === "pdf" ? "karty" : format }),
  );
}

/** Returns the drilling templates of these products, and of pairs of them in either order. */
function templatesOf(products: readonly Product[], findArtifact: FindArtifact): ExportFile[] {
  const codes = products.flatMap(({ code }) => [[code], ...products.map((other) => [code, other.code])]);
  return codes.flatMap((some) => {
    const template = findArtifact(templateFile(some));
    return template ? inFolder("szablony", { ...template, kind: "szablony" }) : [];
  });
}

type Found = Pick<ExportFile, "kind" | "date" | "bytes"> & { path: string };

function inFolder(folder: string, { kind, path, date, bytes }: Found): ExportFile {
  return { kind, name: `${folder}/${path.slice(path.lastIndexOf("/") + 1)}`, href: path, date, bytes };
}

export type KindView = { kind: FileKind; files: number; bytes: number };

/** Returns, for each kind, the number of files and their total size in bytes; omits kinds without files. */
export function countKinds(files: readonly ExportFile[]): KindView[] {
  return kindNames.flatMap((kind) => {
    const own = files.filter((file) => file.kind === kind);
    const bytes = own.reduce((sum, file) => sum + file.bytes, 0);
    return own.length > 0 ? { kind, files: own.length, bytes } : [];
  });
}
