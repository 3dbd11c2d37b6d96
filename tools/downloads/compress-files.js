import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { listPlainFiles, uncompressedName } from "../../lib/platform/plain-files.server.js";
import { placeCached, removeUnused } from "./cache-folder.js";

/** @typedef {"br" | "gz"} Form */

/** Text formats, which are compressed with both Brotli and gzip. */
const texts = ["css", "csv", "js", "json", "svg", "txt", "xml"];
/**
 * CAD drawings and 3D models, which are compressed with gzip only. Every client accepts gzip, and ZIPs reuse the gzip
 * bytes (lib/platform/files/served-zip.server.ts). Brotli copies would add 33 MB to every release and container image.
 */
const drawings = ["dxf", "glb", "ifc", "step", "stl"];

/** @param {string} file @returns {Form[]} */
function formsOf(file) {
  const extension = path.extname(file).slice(1);
  if (texts.includes(extension)) return ["br", "gz"];
  return drawings.includes(extension) ? ["gz"] : [];
}

/** @type {Record<Form, { compress(plain: Buffer): Promise<Buffer>, decompress(compressed: Buffer): Promise<Buffer> }>} */
const codecs = {
  br: {
    compress: (plain) => {
      const quality = plain.byteLength > largeBytes ? 9 : 11;
      return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
    },
    decompress: promisify(brotliDecompress),
  },
  gz: { compress: (plain) => promisify(gzip)(plain, { level: 9 }), decompress: promisify(gunzip) },
};

/** Size in bytes above which the best quality of Brotli takes many seconds, for a fifth less. */
const largeBytes = 4_000_000;
/** Minimum size in bytes of files to compress; smaller files fit into one network packet. */
const minBytes = 1_000;
/** Maximum size of a compressed copy, as a share of the original size; larger copies are not placed. */
const worthwhileShare = 0.9;
/**
 * Number of files compressed in parallel: enough to keep all four threads of Node's pool busy, but few enough to limit
 * memory use.
 */
const filesAtOnce = 8;

/**
 * Puts compressed copies next to text files (`.br` and `.gz`) and drawings (`.gz`). Skips pictures and fonts, because
 * they are already compressed.
 * @param {string} folder
 * @param {string} cache folder of the compressed copies, named by the hash of their content, for the next time
 */
export async function compressFiles(folder, cache) {
  mkdirSync(cache, { recursive: true });
  /** @type {Set<string>} */
  const inUse = new Set();
  await forEachFile(folder, async (file) => {
    if (uncompressedName(file) !== file || existsSync(`${file}.gz`) || existsSync(`${file}.br`)) return;
    for (const key of await compressFile(file, cache)) inUse.add(key);
  });
  // If all copies are in place already, it is unknown which cached ones are in use.
  if (inUse.size > 0) removeUnused(cache, inUse);
}

/** Next to files that are stored only in a compressed form, writes the plain file. @param {string} folder */
export async function decompressFiles(folder) {
  await forEachFile(folder, async (file) => {
    const plain = uncompressedName(file);
    if (plain === file || existsSync(plain)) return;
    const { decompress } = codecs[file.endsWith(".gz") ? "gz" : "br"];
    await writeFile(plain, await decompress(await readFile(file)));
  });
}

/**
 * @param {string} folder
 * @param {(file: string) => Promise<void>} work
 */
async function forEachFile(folder, work) {
  const waiting = listPlainFiles(folder).values();
  const worker = async () => {
    for (const name of waiting) await work(path.join(folder, name));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
}

/**
 * Puts the compressed copies of one file next to it.
 * @param {string} file @param {string} cache
 * @param {{ bytes: number, sha256: string }} [known] its size and hash: it is read only if a copy is not cached
 * @returns {Promise<string[]>} names of the copies in the cache
 */
export async function compressFile(file, cache, known) {
  const forms = formsOf(file);
  if (forms.length === 0) return [];
  let plain = known ? undefined : await readFile(file);
  const { bytes, sha256: hash } = known ?? sumsOf(/** @type {Buffer} */ (plain));
  if (bytes < minBytes) return [];
  const keys = [];
  for (const form of forms) {
    const key = `${hash}.${form}`;
    const cached = path.join(cache, key);
    keys.push(key);
    if (!existsSync(cached)) {
      plain ??= await readFile(file);
      const compressed = await codecs[form].compress(plain);
      // An empty file means that a copy is not worthwhile. Written under a name of its own first: an interrupted build
      // leaves no truncated file, and a file of the same content, compressed meanwhile, has its own.
      const isWorthwhile = compressed.byteLength <= plain.byteLength * worthwhileShare;
      const part = `${cached}.${randomUUID()}`;
      await writeFile(part, isWorthwhile ? compressed : "");
      renameSync(part, cached);
    }
    if (statSync(cached).size > 0) placeCached(cached, `${file}.${form}`);
  }
  return keys;
}

/** @param {Buffer} plain */
const sumsOf = (plain) => ({
  bytes: plain.byteLength,
  sha256: createHash("sha256").update(plain).digest("hex"),
});
