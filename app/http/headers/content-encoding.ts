/** Supported content encodings, best first, spelled as in `Accept-Encoding`. */
export const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** Cache of parsed `Accept-Encoding` values. It stays small, because browsers send only a handful of different ones. */
const seen = new Map<string, readonly Encoding[]>();
const maxSeen = 100;

/**
 * Negotiates the content encoding (RFC 9110). Returns the best available encoding that the client accepts.
 * @param isThere tells whether the response is available in an encoding
 * @returns `null` if the response is to be sent uncompressed
 */
export function preferredEncoding(
  acceptEncoding: string | undefined,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | null {
  if (!acceptEncoding) return null;
  const accepted = seen.get(acceptEncoding) ?? readAccepted(acceptEncoding);
  if (seen.size < maxSeen) seen.set(acceptEncoding, accepted);
  return accepted.find(isThere) ?? null;
}

function readAccepted(acceptEncoding: string): Encoding[] {
  const excluded = /;\s*q=0(?:\.0*)?\s*$/i;
  const accepted = acceptEncoding
    .split(",")
    .filter((entry) => !excluded.test(entry))
    .map((entry) => entry.split(";", 1)[0]?.trim().toLowerCase());
  return encodings.filter((encoding) => accepted.includes(encoding));
}

const text = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))/;

/** Tells whether a content type is text and therefore worth compressing. Pictures and fonts are compressed already. */
export function isText(contentType: string | null): boolean {
  return contentType !== null && text.test(contentType);
}
