import { ContentError, type ContentFile } from "./files.server";

/**
 * The slug of an article or an offer. It is a field of the file and the file's path below its folder; both must agree,
 * since links are written from either.
 * @throws {ContentError} where they differ
 */
export function slugOfFile({ name, data, lineOf }: ContentFile<{ slug: string }>): string {
  const slug = name.slice(name.indexOf("/") + 1, -".md".length);
  if (data.slug === slug) return slug;
  const reason = `slug: ma być „${slug}”, tak jak nazwa pliku`;
  throw new ContentError([{ file: `content/${name}`, line: lineOf(["slug"]), reason }]);
}
