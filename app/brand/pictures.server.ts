import { z } from "zod";
import { field } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import type { PictureSource } from "~/ui/pictures";

type PictureFields = { image?: string | undefined; imageAlt?: string | undefined };

/** Returns the paths of all available pictures, in the form that content files use: `/images/news/x.avif`. */
export const finishedPictures: () => ReadonlySet<string> = fromContent(() => {
  const sizes = readContent("image-sizes.json", z.record(z.string(), z.unknown())).data;
  return new Set(Object.keys(sizes).map((src) => `/images/${src}.avif`));
});

/** Returns the alternative texts of pictures, by path relative to `/images/`: `news/x.jpg`. */
export const finishedAlts = fromContent(
  () => new Map(Object.entries(readContent("image-alt.json", z.record(z.string(), field.exactText)).data)),
);

/**
 * Returns the picture of an `image` field such as `/images/news/x.avif`.
 * @param imageAlt alternative text to use if `content/image-alt.json` has none for the picture
 * @returns `null` if the picture has no alternative text
 */
export function pictureOf(image: string, imageAlt?: string): PictureSource | null {
  const src = image.replace(/^\/images\//, "").replace(/\.avif$/, "");
  const alt = finishedAlts().get(`${src}.jpg`) ?? imageAlt;
  return alt ? { src, alt } : null;
}

/** Path of a picture that has an alternative text in `content/image-alt.json`; parsed to a {@link PictureSource}. */
export const knownPicture = field.imagePath.transform((image, { issues }) => {
  const known = pictureOf(image);
  if (known) return known;
  issues.push({ code: "custom", input: image, message: "to zdjęcie nie ma opisu w image-alt.json" });
  return z.NEVER;
});

/** Zod transform that replaces `image` and `imageAlt` with `picture`. Reports a picture without an alternative text. */
export function withPicture<Fields extends PictureFields>(
  { image, imageAlt, ...rest }: Fields,
  { issues }: { issues: z.core.$ZodRawIssue[] },
) {
  const picture = image ? pictureOf(image, imageAlt) : null;
  if (image && !picture) {
    issues.push({
      code: "custom",
      input: imageAlt,
      path: ["imageAlt"],
      message: "zdjęcie wymaga opisu (tekstu alternatywnego)",
    });
  }
  return { ...rest, picture };
}
