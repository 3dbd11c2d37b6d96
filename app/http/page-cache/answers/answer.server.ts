import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { type Encoding, isText } from "~/http/headers/content-encoding";
import { documentText } from "./document";

/** A response to GET that all visitors share. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Hash of headers and uncompressed body, without quotes; the ETag of each encoding is derived from it. */
  hash: string;
  body: Buffer;
  /**
   * How the body is compressed with brotli: quickly, or at the best quality. Null if it is not: it is no text, is not
   * cached, or fits into one network packet.
   */
  brotli: "quick" | "best" | null;
  /** Time in ms for which the response is fresh; 0 if it is never cached. */
  freshMs: number;
};

/**
 * Time in ms for which a page is fresh (behaviour 19.1). Dated content, such as articles and job offers, appears with
 * at most this delay. A shorter time would cost more renders.
 */
const pageFreshMs = 60_000;
/**
 * Time in ms for which a redirect or a 4xx response is fresh: long enough to absorb a burst of requests for one URL.
 * With a longer time, unknown URLs would evict pages.
 */
const errorFreshMs = 5_000;
/** Minimum length of a body worth compressing, in bytes. Shorter bodies fit into one network packet. */
const minCompressedBytes = 1_000;
/**
 * Brotli quality (0 to 11) of the first compression. Compared with quality 11, the output is a sixth larger but takes a
 * hundredth of the time.
 */
const quickQuality = 4;
/**
 * Base-2 logarithm of brotli's window size. A window of 256 kB covers any page; the default would use 4 MB of memory
 * per compression.
 */
const windowBits = 18;

/**
 * `Cache-Control` of pages (behaviour 19.3). Browsers revalidate a page on every visit. A CDN caches it for a minute,
 * then serves it stale while revalidating it.
 */
const pageCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const errorCaching = "public, max-age=0, s-maxage=5";

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompressBrotli = promisify(brotliDecompress);

/**
 * Buffers a Remix response and determines how long it may be cached.
 * @param last the previously cached answer, which is returned if the new one is identical
 * @param common headers, in lower case, that the answer gets unless the response has its own
 */
export async function readAnswer(
  response: Response,
  last?: PageAnswer,
  common: Readonly<Record<string, string>> = {},
): Promise<PageAnswer> {
  const { status } = response;
  const text = documentText(response);
  const plain = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", defaultCaching(status));
  const headers = { ...common, ...Object.fromEntries(response.headers) };
  const hash = createHash("sha256")
    .update(JSON.stringify(headers))
    .update(plain)
    .digest("base64url")
    .slice(0, 27);
  if (hash === last?.hash) return last;
  const freshMs = isPrivate(response) ? 0 : freshFor(status);
  const isLong = plain.byteLength >= minCompressedBytes;
  const answer = { status, headers, hash, freshMs };
  if (freshMs === 0 || !isLong || !isText(response.headers.get("Content-Type")))
    return { ...answer, body: plain, brotli: null };
  return { ...answer, body: await compressBrotli(plain, quickQuality), brotli: "quick" };
}

/** Returns a compressed answer with its body at the best quality. Takes about 100 ms, off the event loop. */
export async function compressBest(answer: PageAnswer): Promise<PageAnswer> {
  const body = await compressBrotli(await bodyIn("plain", answer), constants.BROTLI_MAX_QUALITY);
  return { ...answer, body, brotli: "best" };
}

/** Returns the body of a compressed answer in an encoding that few clients ask for. */
export async function bodyIn(form: Exclude<Encoding, "br"> | "plain", { body }: PageAnswer): Promise<Buffer> {
  const plain = await decompressBrotli(body);
  return form === "plain" ? plain : compressGzip(plain);
}

/** Estimates the memory used by a cached answer, in bytes. */
export function answerBytes({ body, headers }: PageAnswer): number {
  return body.byteLength + JSON.stringify(headers).length;
}

function isPrivate({ headers }: Response): boolean {
  return /\b(?:no-store|private)\b/.test(headers.get("Cache-Control") ?? "") || headers.has("Set-Cookie");
}

function freshFor(status: number): number {
  if (status >= 500) return 0;
  return status === 200 ? pageFreshMs : errorFreshMs;
}

function defaultCaching(status: number): string {
  if (status >= 500) return "no-store";
  return status === 200 ? pageCaching : errorCaching;
}

function compressBrotli(plain: Buffer, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return brotli(plain, {
    params: {
      [BROTLI_PARAM_QUALITY]: quality,
      [BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      [BROTLI_PARAM_LGWIN]: windowBits,
    },
  });
}
