import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompress = promisify(gunzip);

/** @typedef {"br" | "gz"} Form */

/**
 * Text formats, which are compressed with both Brotli and gzip.
 * @type {[string, Form[]][]}
 */
const texts = ["css", "csv", "js", "json", "svg", "txt", "xml"].map((extension) => [extension, ["br", "gz"]]);
/**
 * CAD drawings and 3D models, which are compressed with gzip only. Every client accepts gzip, and ZIPs made on demand
 * reuse the gzip bytes (app/platform/files/served-zip.server.ts). Brotli copies would add 33 MB to every release and
 * container image.
 * @type {[string, Form[]][]}
 */
const drawings = ["dxf", "glb", "ifc", "step", "stl"].map((extension) => [extension, ["gz"]]);
const formsOf = new Map([...texts, ...drawings]);
/** File name of the 3D models shown on product pages. They get only a Brotli copy, because they are never in a ZIP. */
const pageModel = "preview.glb";

/** @type {Record<Form, (plain: Buffer) => Promise<Buffer>>} */
const compress = {
  br: (plain) => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (plain) => compressGzip(plain, { level: 9 }),
};

/** Minimum size in bytes of files to compress; smaller files fit into one network packet. */
const minBytes = 1_000;
/** Maximum size of a compressed copy, as a share of the original size; larger copies are not written. */
const worthwhileShare = 0.9;
/**
 * Number of files compressed in parallel: enough to keep all four threads of Node's pool busy, but few enough to limit
 * memory use.
 */
const filesAtOnce = 8;

/**
 * Writes compressed copies next to text files (`.br` and `.gz`) and drawings (`.gz`). Next to files that are stored
 * only as `.gz`, writes the plain file. Skips pictures and fonts, because they are already compressed.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const waiting = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(folder, name),
  );
  const stored = new Set(waiting.filter((file) => file.endsWith(".gz")));
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop())
      await (stored.has(file) ? decompressFile(file) : compressFile(file, stored));
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
}

/** @param {string} file */
async function decompressFile(file) {
  const plain = file.slice(0, -".gz".length);
  if (!existsSync(plain)) await writeFile(plain, await decompress(await readFile(file)));
}

/** @param {string} file @param {ReadonlySet<string>} stored */
async function compressFile(file, stored) {
  if (stored.has(`${file}.gz`)) return;
  /** @type {readonly Form[]} */
  const forms = path.basename(file) === pageModel ? ["br"] : (formsOf.get(path.extname(file).slice(1)) ?? []);
  if (forms.length === 0) return;
  const plain = await readFile(file);
  if (plain.byteLength < minBytes) return;
  for (const form of forms) {
    const compressed = await compress[form](plain);
    if (compressed.byteLength > plain.byteLength * worthwhileShare) return;
    await writeFile(`${file}.${form}`, compressed);
  }
}
