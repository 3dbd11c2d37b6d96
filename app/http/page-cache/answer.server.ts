import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, isText } from "~/http/headers/content-encoding";
import { documentText } from "./document";

/** A response to GET that all visitors share, in each encoding requested so far. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Hash of headers and body, without quotes; the ETag of each encoding is derived from it. */
  hash: string;
  plain: Buffer;
  /** True for text longer than a network packet, which is worth compressing. */
  isCompressible: boolean;
  /** Compressed bodies, created on demand: few pages are requested in more than one encoding. */
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
  /** True once the brotli body has been recompressed at the best quality. */
  isBest: boolean;
  /** Time for which the response is fresh, in ms; 0: never cached. */
  freshMs: number;
};

/**
 * Freshness of a page: the maximum delay of dated content (articles, job offers). A shorter time would cost more
 * renders (behaviour 19.1).
 */
const pageFreshMs = 60_000;
/**
 * Freshness of a response other than 200: absorbs a burst of requests for one URL. With a longer time, unknown URLs
 * would evict pages.
 */
const errorFreshMs = 5_000;
/** Minimum length of a compressible body, in bytes: shorter ones fit into one network packet. */
const minCompressedBytes = 1_000;
/**
 * Brotli quality (0 to 11) of the first compression: output one sixth larger than at 11, in a hundredth of the time.
 */
const quickQuality = 4;
/** A window of 2^18 bytes (256 kB) covers any page; brotli's default of 4 MB would cost that memory per compression. */
const windowBits = 18;

/**
 * Browsers revalidate each time. A CDN caches for a minute, then serves stale pages while it revalidates (behaviour
 * 19.3).
 */
const pageCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const errorCaching = "public, max-age=0, s-maxage=5";

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Buffers a Remix response and determines how long it may be cached.
 * @param last the previously cached answer; if the new one is identical, its compressed bodies are reused
 */
export async function readAnswer(response: Response, last?: PageAnswer): Promise<PageAnswer> {
  const { status } = response;
  const text = documentText(response);
  const plain = text === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(text);
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", defaultCaching(status));
  const headers = Object.fromEntries(response.headers);
  const hash = createHash("sha256")
    .update(JSON.stringify(headers))
    .update(plain)
    .digest("base64url")
    .slice(0, 27);
  const freshMs = isPrivate(response) ? 0 : freshFor(status);
  const known = hash === last?.hash ? last : undefined;
  const isLong = plain.byteLength >= minCompressedBytes;
  const isCompressible = freshMs > 0 && isLong && isText(response.headers.get("Content-Type"));
  const { compressed = {}, isBest = false } = known ?? {};
  return { status, headers, hash, plain, isCompressible, compressed, isBest, freshMs };
}

/** Returns the answer with its brotli body at the best quality. Takes about 100 ms, off the event loop. */
export async function compressBest(answer: PageAnswer): Promise<PageAnswer> {
  const br = await compressBrotli(answer.plain, constants.BROTLI_MAX_QUALITY);
  return { ...answer, compressed: { ...answer.compressed, br: Promise.resolve(br) }, isBest: true };
}

/** Returns the body in an encoding; concurrent callers share one compression. */
export async function bodyIn(form: Encoding | "plain", { plain, compressed }: PageAnswer): Promise<Buffer> {
  if (form === "plain") return plain;
  const making =
    compressed[form] ?? (form === "br" ? compressBrotli(plain, quickQuality) : compressGzip(plain));
  compressed[form] = making;
  try {
    return await making;
  } catch (error) {
    // A failure is not cached: the next caller retries.
    if (compressed[form] === making) delete compressed[form];
    throw error;
  }
}

/**
 * Estimates the memory of a cached answer, in bytes. Both compressed bodies of a text take less than half of its size.
 */
export function answerBytes({ plain, isCompressible, headers }: PageAnswer): number {
  return Math.ceil(plain.byteLength * (isCompressible ? 1.5 : 1)) + JSON.stringify(headers).length;
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
