import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type Encoding, isCompressible } from "~/delivery/headers/content-encoding";

/** An answer to GET that is the same for everyone, ready to be sent in each form. */
export type PageAnswer = {
  status: number;
  headers: Record<string, string>;
  /** Without quotes; each form's tag is made of it. */
  hash: string;
  plain: Buffer;
  compressed: Partial<Record<Encoding, Buffer>>;
  /** Its brotli form is as small as it gets; else it was made in a hurry, or there is none. */
  isBest: boolean;
  /** How long it counts as fresh, ms; 0: never kept. */
  freshMs: number;
};

const pageFreshMs = 60_000;
const errorFreshMs = 5_000;
/** Shorter bodies fit into one packet as they are. */
const minCompressedBytes = 1_000;
/** A sixth larger than the best, in a hundredth of its time. */
const quickQuality = 4;
/** 256 kB, more than any page has; the usual 4 MB would be taken from memory for each of them. */
const windowBits = 18;

/** Browsers ask each time whether it changed; a CDN keeps it for a minute and serves it on while it asks. */
const pageCaching = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";
const errorCaching = "public, max-age=0, s-maxage=5";

const brotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Reads an answer of Remix whole, says how long it may be kept and compresses it.
 * @param last the answer kept so far: where the new one is the same, its compressed forms are taken over
 */
export async function readAnswer(response: Response, last?: PageAnswer): Promise<PageAnswer> {
  const { status } = response;
  const plain = Buffer.from(await response.arrayBuffer());
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", defaultCaching(status));
  const headers = Object.fromEntries(response.headers);
  const hash = createHash("sha256")
    .update(JSON.stringify(headers))
    .update(plain)
    .digest("base64url")
    .slice(0, 27);
  const freshMs = isPrivate(response) ? 0 : freshFor(status);
  const known = hash === last?.hash ? last : undefined;
  const compressed = known?.compressed ?? (await compress(plain, response, freshMs > 0));
  return { status, headers, hash, plain, compressed, isBest: known?.isBest ?? false, freshMs };
}

/** The same answer with the smallest brotli form that can be made; takes some 100 ms, beside the event loop. */
export async function compressBest(answer: PageAnswer): Promise<PageAnswer> {
  const br = await compressBrotli(answer.plain, constants.BROTLI_MAX_QUALITY);
  return { ...answer, compressed: { ...answer.compressed, br }, isBest: true };
}

/** The body in a form that the answer has, or can have; gzip is made when somebody first asks for it. */
export async function bodyIn(form: Encoding | "plain", { plain, compressed }: PageAnswer): Promise<Buffer> {
  if (form === "plain") return plain;
  if (form === "gzip") compressed.gzip ??= await compressGzip(plain);
  return compressed[form] ?? plain;
}

/** Memory that a kept answer takes, bytes; room for its gzip form is counted in. */
export function answerBytes({ plain, compressed, headers }: PageAnswer): number {
  return plain.byteLength + 2 * (compressed.br?.byteLength ?? 0) + JSON.stringify(headers).length;
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

async function compress(
  plain: Buffer,
  { headers }: Response,
  isKept: boolean,
): Promise<PageAnswer["compressed"]> {
  const isWorthIt = isKept && plain.byteLength >= minCompressedBytes;
  if (!isWorthIt || !isCompressible(headers.get("Content-Type"))) return {};
  return { br: await compressBrotli(plain, quickQuality) };
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
