import { readFile } from "node:fs/promises";
import { crc32 } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

const servedFolder = "build/client";
/** The gzip format's header and trailer around the deflated bytes; the build writes no optional header fields. */
const gzipHeaderBytes = 10;
const gzipTrailerBytes = 8;
const stored = 0;
const deflated = 8;

/** A file of a ZIP: `name` inside (folders with slashes), `address` on the site, `date` as `YYYY-MM-DD`. */
export type ServedEntry = { name: string; address: string; date: string };

/**
 * A ZIP of files that the site serves, made while a visitor waits: what the build has compressed (`.gz`) is copied,
 * everything else is stored uncompressed. Entries keep their order; the same files give the same bytes.
 * @throws for a missing file
 */
export async function zipServedFiles(entries: readonly ServedEntry[]): Promise<Uint8Array<ArrayBuffer>> {
  const contents = await Promise.all(entries.map(readServed));
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { bytes, ...content } of contents) {
    const file: ZipInputFile = content;
    zip.add(file);
    file.ondata?.(null, bytes, true);
  }
  zip.end();
  return Buffer.concat(chunks);
}

async function readServed({
  name,
  address,
  date,
}: ServedEntry): Promise<ZipInputFile & { bytes: Uint8Array<ArrayBuffer> }> {
  const path = servedFolder + address;
  // ZIPs hold local times: midnight local time gives the same bytes in every time zone.
  const head = { filename: name, mtime: new Date(`${date}T00:00:00`) };
  const gzip = await readFile(`${path}.gz`).catch(() => null);
  if (!gzip) {
    const bytes = new Uint8Array(await readFile(path));
    return { ...head, bytes, size: bytes.byteLength, crc: crc32(bytes), compression: stored };
  }
  const trailerAt = gzip.byteLength - gzipTrailerBytes;
  return {
    ...head,
    bytes: new Uint8Array(gzip.subarray(gzipHeaderBytes, trailerAt)),
    crc: gzip.readUInt32LE(trailerAt),
    size: gzip.readUInt32LE(trailerAt + 4),
    compression: deflated,
  };
}
