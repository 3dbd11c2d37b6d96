import type { ContentFile, ContentIssue } from "~/content/files.server";
import type { Product } from "~/range/product.server";
import type { PartPlaces, SparePart } from "~/range/spare-parts.server";

type Range = {
  files: readonly Pick<ContentFile<Product>, "data" | "issueAt">[];
  parts: ContentFile<{ spareParts: SparePart[] }>;
};

/** Reports drawings of spare parts that do not exist: no page would show them. */
export function checkPartDrawings(
  spareParts: readonly SparePart[],
  files: readonly { name: string; code: string }[],
): ContentIssue[] {
  const known = new Set(spareParts.map(({ code }) => code));
  return files
    .filter(({ code }) => !known.has(code))
    .map(({ name, code }) => ({ file: `content/${name}`, line: 1, reason: `nie ma części ${code}` }));
}

/** Reports spare parts that no product lists: no product page would link to them. */
export function checkSpareParts({ files, parts: { data, issueAt } }: Range): ContentIssue[] {
  const used = new Set(files.flatMap((file) => file.data.spareParts));
  return data.spareParts.flatMap(({ code }, place) =>
    used.has(code) ? [] : issueAt(["spareParts", place], `żaden produkt nie ma części ${code}`),
  );
}

/** Reports products with a model whose exploded picture is missing, or shows other parts than they have. */
export function checkPartPictures(
  files: Range["files"],
  places: PartPlaces,
  isThere: (path: string) => boolean,
): ContentIssue[] {
  return files.flatMap(({ data: { slug, spareParts, downloads }, issueAt }) => {
    const hasModel = downloads.some(({ format, path }) => format === "glb" && isThere(path));
    const drawn = Object.keys(places[slug]?.numbers ?? {});
    if (!hasModel || drawn.sort().join() === [...spareParts].sort().join()) return [];
    const reason = `obraz części jest nieaktualny albo go nie ma: npm run packshots -- ${slug}`;
    return issueAt(["spareParts"], reason);
  });
}
