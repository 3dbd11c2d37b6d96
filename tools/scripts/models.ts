/**
 * `npm run models` generates the product page's files for each 3D model: `public/models/{slug}/preview.glb` (mesh of
 * the 3D view), `views.svg` (lines of the drawing) and `content/drawings.json` (numbers on the drawings). Stores large
 * files compressed, which the build unpacks: STEP, DXF and STL as `X.step.gz`, the mesh of the 3D view, whose best
 * compression takes a second, as `preview.glb.br`. Commit the results. Run the command again when models change.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { DrawnView } from "~/catalogue/product-view";
import { readDrawing } from "../downloads/products";
import { pageDrawing } from "./models/page-drawing";
import { makePreview } from "./models/preview";

const models = "public/models";
const target = "content/drawings.json";
const made = { preview: "preview.glb", views: "views.svg" };

const drawings: Record<string, DrawnView[]> = {};
const slugs = readdirSync(models).sort();
for (const slug of slugs) {
  const folder = path.join(models, slug);
  const preview = path.join(folder, made.preview);
  await makePreview(sourceIn(folder, ".glb"), preview);
  compress(preview, ".br", brotliCompressSync);
  const { lines, views } = pageDrawing(readDrawing(readFileSync(sourceIn(folder, ".svg"), "utf8")));
  writeFileSync(path.join(folder, made.views), lines);
  drawings[slug] = views;
  for (const name of readdirSync(folder).filter((name) => /\.(?:dxf|step|stl)$/.test(name)))
    compress(path.join(folder, name), ".gz", (plain) => gzipSync(plain, { level: 9 }));
}
writeFileSync(target, `${JSON.stringify(drawings, null, 2)}\n`);
console.log(`${slugs.length} podglądów 3D i rysunków`);

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
