import { existsSync, readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const decompress = promisify(gunzip);

/** @typedef {"br" | "gz"} Form */

/** What every page loads has both forms, at their best. @type {[string, Form[]][]} */
const texts = ["css", "csv", "js", "json", "svg", "txt", "xml"].map((extension) => [extension, ["br", "gz"]]);
/**
 * Drawings have gzip's alone: every client takes it, and ZIPs made on demand have its bytes in them
 * (app/platform/files/served-zip.server.ts). Brotli's too would take 33 MB of every release and image.
 * @type {[string, Form[]][]}
 */
const drawings = ["dxf", "glb", "ifc", "step", "stl"].map((extension) => [extension, ["gz"]]);
const formsOf = new Map([...texts, ...drawings]);
/** Shown by a page and never in a ZIP. */
const pageModel = "preview.glb";

/** @type {Record<Form, (plain: Buffer) => Promise<Buffer>>} */
const compress = {
  br: (plain) => compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (plain) => compressGzip(plain, { level: 9 }),
};

/** Smaller files fit into one packet as they are. */
const minBytes = 1_000;
/** A compressed form that saves less than a tenth is not written. */
const worthwhileShare = 0.9;
/** More than Node's four pool threads, so that they never idle; each file is held in memory. */
const filesAtOnce = 8;

/**
 * Writes compressed forms beside text (`.br`, `.gz`) and drawings (`.gz`), and the plain form beside drawings stored as
 * `.gz`; pictures and fonts are already compressed.
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
