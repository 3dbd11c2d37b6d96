import { z } from "zod";
import type { PictureSource } from "~/platform/picture";
import { exactText, imagePath } from "./fields.server";
import { readContent } from "./files.server";
import { fromContent } from "./memo";

type PictureFields = { image?: string | undefined; imageAlt?: string | undefined };

/** The pictures that exist, as the paths used in content files: `/images/news/x.avif`. */
export const finishedPictures: () => ReadonlySet<string> = fromContent(() => {
  const sizes = readContent("image-sizes.json", z.record(z.string(), z.unknown())).data;
  return new Set(Object.keys(sizes).map((src) => `/images/${src}.avif`));
});

/** Alternative texts of the finished pictures, by path below `/images/`, written with the picture in view. */
const finishedAlts = fromContent(
  () => new Map(Object.entries(readContent("image-alt.json", z.record(z.string(), exactText)).data)),
);

/**
 * The picture behind an `image` field such as `/images/news/x.avif`.
 * @param imageAlt the alternative text, if `content/image-alt.json` has none for this picture
 * @returns `null` where neither has a text
 */
export function pictureOf(image: string, imageAlt?: string): PictureSource | null {
  const src = image.replace(/^\/images\//, "").replace(/\.avif$/, "");
  const alt = finishedAlts().get(`${src}.jpg`) ?? imageAlt;
  return alt ? { src, alt } : null;
}

/** A picture that has a description in `content/image-alt.json`. */
export const knownPicture = imagePath.transform((image, { issues }) => {
  const known = pictureOf(image);
  if (known) return known;
  issues.push({ code: "custom", input: image, message: "to zdjęcie nie ma opisu w image-alt.json" });
  return z.NEVER;
});

/** For `transform`: replaces `image` and `imageAlt` by `picture`; a picture without a text is a mistake. */
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
