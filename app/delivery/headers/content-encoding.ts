/** Compressed forms of an answer, best first, as `Accept-Encoding` names them. */
export const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** Browsers send a handful of different lines: those seen first are not read again. */
const seen = new Map<string, Encoding | null>();
const maxSeen = 100;

/**
 * The best of the compressed forms that a client accepts (RFC 9110).
 * @returns `null` where it accepts none and gets the plain form
 */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const known = seen.get(acceptEncoding);
  if (known !== undefined) return known;
  const preferred = readPreferred(acceptEncoding);
  if (seen.size < maxSeen) seen.set(acceptEncoding, preferred);
  return preferred;
}

function readPreferred(acceptEncoding: string): Encoding | null {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const accepted = acceptEncoding
    .split(",")
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(";", 1)[0]?.trim().toLowerCase());
  return encodings.find((encoding) => accepted.includes(encoding)) ?? null;
}

const text = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

/** Whether a content type is text, which shrinks; pictures and fonts are compressed already. */
export function isText(contentType: string | null): boolean {
  return contentType !== null && text.test(contentType);
}
