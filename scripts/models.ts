/**
 * `npm run models` generates the product page's files for each 3D model: `public/models/{slug}/preview.glb` (mesh of
 * the 3D view), `views.svg` (lines of the drawing) and `content/drawings.json` (numbers on the drawings). Also
 * compresses STEP and DXF files (`X.step` to `X.step.gz`), which the build unpacks. Commit the results. Run the command
 * again when models change.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { DrawnView } from "~/catalogue/product-page/drawn-view";
import { readDrawing } from "../downloads/products/read-drawing";
import { pageDrawing } from "./models/page-drawing";
import { makePreview } from "./models/preview";

const models = "public/models";
const target = "content/drawings.json";
const made = { preview: "preview.glb", views: "views.svg" };

const drawings: Record<string, DrawnView[]> = {};
const slugs = readdirSync(models).sort();
for (const slug of slugs) {
  const folder = path.join(models, slug);
  await makePreview(sourceIn(folder, ".glb"), path.join(folder, made.preview));
  const { lines, views } = pageDrawing(readDrawing(readFileSync(sourceIn(folder, ".svg"), "utf8")));
  writeFileSync(path.join(folder, made.views), lines);
  drawings[slug] = views;
  for (const name of readdirSync(folder)) if (/\.(?:dxf|step)$/.test(name)) compress(path.join(folder, name));
}
writeFileSync(target, `${JSON.stringify(drawings, null, 2)}\n`);
console.log(`${slugs.length} podglądów 3D i rysunków`);

function compress(file: string) {
  writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  rmSync(file);
}

function sourceIn(folder: string, extension: string): string {
  const own = Object.values(made);
  const source = readdirSync(folder).find((file) => file.endsWith(extension) && !own.includes(file));
  if (!source) throw new Error(`${folder}: brak pliku ${extension}`);
  return path.join(folder, source);
}
