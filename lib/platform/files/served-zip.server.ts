import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { ReadableStream as NodeStream } from "node:stream/web";
import { crc32 } from "node:zlib";
import { artifactCrc, servedFile } from "./artifacts.server";
import { centralRecord, endRecord, localRecord, recordBytes } from "./zip-records";

/** Sizes in bytes of gzip's header and trailer around the deflated data. The build writes no optional header fields. */
const gzipHeaderBytes = 10;
const gzipTrailerBytes = 8;
const stored = 0;
const deflated = 8;
/** A file in a ZIP: `name` inside the ZIP (slashes separate folders), `href` on the site, `date` as `YYYY-MM-DD`. */
export type ServedEntry = { name: string; href: string; date: string };

/**
 * Location of the bytes that a ZIP copies: in the build's compressed version of the file (`.gz`), or in the file
 * itself.
 */
type Source = {
  file: string;
  start: number;
  /** Number of bytes to read, from `start` on. */
  bytes: number;
  compression: typeof stored | typeof deflated;
  /** Size of the uncompressed file, in bytes. */
  size: number;
  crc: number;
};

/**
 * Cached sources by file path. They need no invalidation, because builds do not change and each publication has its own
 * folder.
 */
const sources = new Map<string, Source>();

/**
 * Streams a ZIP of files that the site serves. Files that the build compressed are copied in compressed form; all
 * others are stored uncompressed. Entries keep their order, and the same files give the same bytes. Needs memory for
 * one chunk (64 kB), regardless of the number and size of the files.
 * @throws if a file is missing
 */
export async function zipServedFiles(
  entries: readonly ServedEntry[],
  { fileAt, crcOf } = { fileAt: servedFile, crcOf: artifactCrc },
) {
  const parts: { entry: ServedEntry; source: Source }[] = [];
  // Files are examined one after another, so that few are open at a time.
  for (const entry of entries)
    parts.push({ entry, source: await findSource(fileAt(entry.href), crcOf(entry.href)) });
  const identity = parts.map(({ entry: { name, date }, source: { size, crc } }) => [name, date, size, crc]);
  const { local, central, end } = recordBytes;
  return {
    /** ETag without quotes. Two ZIPs have the same tag if and only if their bytes are equal. */
    tag: createHash("sha256").update(JSON.stringify(identity)).digest("base64url").slice(0, 27),
    bytes: parts.reduce(
      (sum, { entry: { name }, source: { bytes } }) =>
        sum + local + central + 2 * Buffer.byteLength(name) + bytes,
      end,
    ),
    /** Reads files lazily, with backpressure. Fails if a file is deleted before it has been read. */
    content: NodeStream.from(zipChunks(parts)) as ReadableStream<Uint8Array<ArrayBuffer>>,
  };
}

async function* zipChunks(parts: readonly { entry: ServedEntry; source: Source }[]) {
  const listed: Buffer[] = [];
  let at = 0;
  for (const { entry, source } of parts) {
    const { file, start, bytes } = source;
    const zipped = { ...source, ...entry };
    const record = localRecord(zipped);
    listed.push(centralRecord(zipped, at));
    at += record.length + bytes;
    yield record;
    // `end` is the position of the last byte, which an empty file does not have.
    if (bytes > 0) yield* createReadStream(file, { start, end: start + bytes - 1 });
  }
  const list = Buffer.concat(listed);
  yield list;
  yield endRecord(parts.length, list.length, at);
}

/** @param crc CRC-32 of the file, or null to compute it; unused if a `.gz` version exists, which contains the CRC-32 */
async function findSource(file: string, crc: number | null): Promise<Source> {
  const source =
    sources.get(file) ?? (await compressedSource(`${file}.gz`)) ?? (await plainSource(file, crc));
  sources.set(file, source);
  return source;
}

/** Returns `null` if the build has not compressed the file. */
async function compressedSource(file: string): Promise<Source | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  try {
    const { size: gzipBytes } = await handle.stat();
    const trailerAt = gzipBytes - gzipTrailerBytes;
    const { buffer } = await handle.read({ buffer: Buffer.alloc(gzipTrailerBytes), position: trailerAt });
    return {
      file,
      start: gzipHeaderBytes,
      bytes: trailerAt - gzipHeaderBytes,
      compression: deflated,
      crc: buffer.readUInt32LE(0),
      size: buffer.readUInt32LE(4),
    };
  } finally {
    await handle.close();
  }
}

async function plainSource(file: string, known: number | null): Promise<Source> {
  const { size } = await stat(file);
  const crc = known ?? (await checksumOf(file));
  return { file, start: 0, bytes: size, compression: stored, size, crc };
}

async function checksumOf(file: string): Promise<number> {
  let crc = 0;
  for await (const chunk of createReadStream(file)) crc = crc32(chunk, crc);
  return crc;
}
