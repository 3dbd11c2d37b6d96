/**
 * `npm run models` generates the product page's files for each 3D model: `public/models/{slug}/preview.glb` (mesh of
 * the 3D view), `views.svg` (lines of the drawing) and `content/drawings.json` (numbers on the drawings). Stores large
 * files compressed, which the build unpacks: STEP, DXF and STL as `X.step.gz`, the mesh of the 3D view, whose best
 * compression takes a second, as `preview.glb.br`. Writes the product's number and name into its STEP files. Says which
 * models could not be built, and then fails. Commit the results. Run the command again when models change, or names of
 * products.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gunzipSync, gzipSync } from "node:zlib";
import { readProducts } from "~/range/products.server";
import { pageDrawing } from "../downloads/page-drawing";
import { checkParts } from "./models/check-parts";
import { nameStepFile } from "./models/name-step";
import { makePreview } from "./models/preview";
import { readParts } from "./models/solids";
import "./told-issues";

const models = "public/models";
const target = "content/drawings.json";
const made = { preview: "preview.glb", views: "views.svg" };

const products = readProducts().files;
const drawings: Record<string, ReturnType<typeof pageDrawing>["views"]> = {};
const slugs = readdirSync(models).sort();
for (const slug of slugs) {
  const folder = path.join(models, slug);
  const preview = path.join(folder, made.preview);
  for (const issue of checkParts(await readParts(sourceIn(folder, ".glb")))) {
    console.error(`${slug}: ${issue}`);
    process.exitCode = 1;
  }
  await makePreview(sourceIn(folder, ".glb"), preview);
  compress(preview, ".br", brotliCompressSync);
  const { lines, views } = pageDrawing(readFileSync(sourceIn(folder, ".svg"), "utf8"));
  writeFileSync(path.join(folder, made.views), lines);
  drawings[slug] = views;
  nameStepIn(folder, slug);
  for (const name of readdirSync(folder).filter((name) => /\.(?:dxf|step|stl)$/.test(name)))
    compress(path.join(folder, name), ".gz", (plain) => gzipSync(plain, { level: 9 }));
}
writeFileSync(target, `${JSON.stringify(drawings, null, 2)}\n`);
console.log(`${slugs.length} podglądów 3D i rysunków`);

/**
 * Writes the product's number and name into the folder's STEP file. A new, plain file is beside the compressed one that
 * it replaces.
 */
function nameStepIn(folder: string, slug: string) {
  const product = products.find(({ data }) => data.slug === slug)?.data;
  const [file] = readdirSync(folder)
    .filter((name) => /\.step(?:\.gz)?$/.test(name))
    .sort();
  if (!file || !product) return;
  const content = readFileSync(path.join(folder, file));
  const step = (file.endsWith(".gz") ? gunzipSync(content) : content).toString();
  const name = path.basename(file, ".gz");
  writeFileSync(path.join(folder, name), nameStepFile(step, name, product));
}

function compress(file: string, suffix: ".br" | ".gz", compressed: (plain: Buffer) => Buffer) {
  writeFileSync(file + suffix, compressed(readFileSync(file)));
  rmSync(file);
}

function sourceIn(folder: string, extension: string): string {
  const own = Object.values(made);
  const source = readdirSync(folder).find((file) => file.endsWith(extension) && !own.includes(file));
  if (!source) throw new Error(`${folder}: brak pliku ${extension}`);
  return path.join(folder, source);
}
