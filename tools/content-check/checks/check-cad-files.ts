import type { ContentFile, ContentIssue } from "~/content/files.server";
import { type FileFormat, storedFormats } from "~/range/product";
import type { Product } from "~/range/product.server";

/** What a page lacks without a file of a format. For formats not listed here, it lacks only the file itself. */
const uses: Partial<Record<FileFormat, string>> = {
  glb: "widoku 3D i IFC z pliku GLB",
  svg: "rysunku SVG",
};

type CadFiles = { hasSideView: (slug: string) => boolean; isThere: (path: string) => boolean };

/**
 * Warns what a product's page lacks because of a missing file that only programmers can add: the side view, if its kind
 * has fit rules; a file that the product lists; or a file of a format that most products have. The product is published
 * all the same.
 */
export function checkCadFiles(
  files: readonly Pick<ContentFile<Product>, "data" | "issueAt">[],
  { hasSideView, isThere }: CadFiles,
): ContentIssue[] {
  const offered = files.filter(({ data }) => !data.draft && !data.withdrawn);
  const present = offered.map(
    ({ data }) => new Set(data.downloads.flatMap(({ path, format }) => (isThere(path) ? format : []))),
  );
  const usual = storedFormats.filter(
    (format) => present.filter((formats) => formats.has(format)).length > offered.length / 2,
  );
  return offered.flatMap(({ data, issueAt }, at) => {
    const { slug, kind, downloads } = data;
    const lacking = storedFormats.flatMap((format) => {
      const listed = downloads.find((file) => file.format === format);
      if (present[at]?.has(format) || !(listed || usual.includes(format))) return [];
      return (uses[format] ?? `pliku ${format.toUpperCase()}`) + (listed ? ` (${listed.path})` : "");
    });
    if (kind.fitting && !hasSideView(slug))
      lacking.unshift(`dopasowania i szablonów (content/fitting/${slug}.json)`);
    if (lacking.length === 0) return [];
    const reason = `downloads: strona nie ma ${lacking.join(", ")}. Pliki z programu CAD dodaje programista; gdy będą, strona pokaże je sama`;
    return issueAt(["downloads"], reason);
  });
}
