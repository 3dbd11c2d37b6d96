import { polishNumber } from "lib/polish/number";
import type { ContentFile, ContentIssue } from "~/content/files.server";
import type { Partners } from "~/fit/partners";
import type { Product } from "~/range/product.server";
import type { Catalogue } from "~/range/products";
import type { Geometry } from "~/range/products.server";

type ProductFile = Pick<ContentFile<Product>, "data" | "issueAt">;

/**
 * Tolerated difference in mm. It allows for rounding: product files contain whole millimetres, geometries are exact to
 * 0.1 mm.
 */
const tolerance = 1;

export type FittingContent = {
  files: readonly ProductFile[];
  geometries: ReadonlyMap<string, Geometry>;
  partners: Partners;
  roles: Pick<Catalogue["names"]["roles"], "spoutReach" | "spoutHeight">;
};

/** Compares the product files with their geometries (side views) and with the fit rules. All that it finds are remarks. */
export function checkFitting(content: FittingContent): ContentIssue[] {
  const { files, geometries } = content;
  return [
    ...ownerless(geometries, new Set(files.map(({ data }) => data.slug))),
    ...files.flatMap((file) => [
      ...otherMeasures(file, geometries.get(file.data.slug), content.roles),
      ...failingPairs(file, content),
    ]),
  ];
}

/** Reports geometries without a product. Only programmers can rename or delete them, so these are only warnings. */
function ownerless(geometries: ReadonlyMap<string, Geometry>, slugs: ReadonlySet<string>): ContentIssue[] {
  return [...geometries.keys()]
    .filter((slug) => !slugs.has(slug))
    .map((slug) => ({ file: `content/fitting/${slug}.json`, line: 1, reason: `nie ma produktu „${slug}”` }));
}

/** Reports dimensions in a product file that differ from its geometry. */
function otherMeasures(
  { data, issueAt }: ProductFile,
  geometry: Geometry | undefined,
  { spoutReach, spoutHeight }: FittingContent["roles"],
): ContentIssue[] {
  if (!geometry) return [];
  const { box, outlet } = geometry;
  const drawn: [id: string | undefined, millimetres: number | undefined][] = [
    ["width", box.width],
    ["depth", box.maxU - box.minU],
    ["height", box.maxZ - box.minZ],
    [spoutReach, outlet?.u],
    [spoutHeight, outlet?.z],
  ];
  return drawn.flatMap(([key, value]) => {
    if (key === undefined) return [];
    const written = data.measures[key];
    if (written === undefined || value === undefined || Math.abs(written - value) <= tolerance) return [];
    const reason = `measures.${key}: ${written} mm, a w geometrii (content/fitting) ${polishNumber(value, 1)} mm`;
    return issueAt(["measures", key], reason);
  });
}

/** Reports products listed in `goesWith` that a fit rule rejects. */
function failingPairs({ data, issueAt }: ProductFile, { partners }: FittingContent): ContentIssue[] {
  return data.goesWith.flatMap((slug, place) => {
    // Judging first, without the summary, takes a third of the time.
    if (partners.judge(data.slug, slug)?.verdict !== "fails") return [];
    const summary = partners.fitting(data.slug, slug)?.summary;
    return issueAt(["goesWith", place], `goesWith: zasady dopasowania odrzucają „${slug}”. ${summary}`);
  });
}
