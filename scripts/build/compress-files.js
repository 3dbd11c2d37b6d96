import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const texts = ["css", "csv", "js", "json", "svg", "txt", "xml"];
/** They have no `.gz`, which took 39 MB of an image: every browser takes brotli. */
const drawings = ["dxf", "glb", "ifc", "step", "stl"];

/**
 * Brotli's quality by extension: the best (11) for what every page loads, a quick one for large drawings.
 * @type {Map<string, number>}
 */
const qualities = new Map([
  ...texts.map((extension) => /** @type {const} */ ([extension, 11])),
  ...drawings.map((extension) => /** @type {const} */ ([extension, 5])),
]);

/** Smaller files fit into one packet as they are. */
const minBytes = 1_000;
/** A compressed form that saves less than a tenth is not written. */
const worthwhileShare = 0.9;
/** More than Node's four pool threads, so that they never idle; each file is held in memory. */
const filesAtOnce = 8;

/**
 * Writes compressed forms beside text (`.br`, `.gz`) and drawings (`.br`); pictures and fonts are already compressed.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const waiting = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(folder, name),
  );
  const worker = async () => {
    for (let file = waiting.pop(); file; file = waiting.pop()) await compressFile(file);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, worker));
}

/** @param {string} file */
async function compressFile(file) {
  const extension = path.extname(file).slice(1);
  const quality = qualities.get(extension);
  if (quality === undefined) return;
  const plain = await readFile(file);
  if (plain.byteLength < minBytes) return;
  const br = await compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  if (br.byteLength > plain.byteLength * worthwhileShare) return;
  await writeFile(`${file}.br`, br);
  if (!drawings.includes(extension)) await writeFile(`${file}.gz`, await compressGzip(plain, { level: 9 }));
}
