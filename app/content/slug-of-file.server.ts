import { ContentError, type ContentFile } from "./files.server";

/**
 * Returns the slug of an article or job offer. The `slug` field must match the file name, because some links are built
 * from the field and others from the file name.
 * @throws {ContentError} if they differ
 */
export function slugOfFile({ name, data, issueAt }: ContentFile<{ slug: string }>): string {
  const slug = name.slice(name.indexOf("/") + 1, -".md".length);
  if (data.slug === slug) return slug;
  throw new ContentError([issueAt(["slug"], `slug: ma być „${slug}”, tak jak nazwa pliku`)]);
}
