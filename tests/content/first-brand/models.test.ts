import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readProducts } from "~/range/products/products.server";
import shownDrawings from "../../../content/drawings.json";
import { readDrawing } from "../../../tools/downloads/read-drawing";
import { nameStepFile } from "../../../tools/scripts/models/name-step";
import { pageDrawing } from "../../../tools/scripts/models/page-drawing";

const { files, products } = readProducts();

test("every product of the range with a model has the mesh for the 3D view (16.7)", () => {
  const previews = files.flatMap(({ data }) =>
    data.downloads.some(({ format }) => format === "glb") ? `/models/${data.slug}/preview.glb` : [],
  );
  expect(previews.length).toBeGreaterThan(0);
  expect(previews.filter((path) => !existsSync(`build/client${path}`))).toEqual([]);
});

const drawings = readdirSync("public/models", { recursive: true, encoding: "utf8" }).filter((name) =>
  /-[a-z0-9]+\.svg$/.test(name),
);

test("a STEP file bears number and name of its product, in its head and in every part (16.7)", () => {
  const named = products.filter(({ downloads }) => downloads.some(({ format }) => format === "step"));
  expect(named.length).toBeGreaterThan(0);
  for (const product of named)
    for (const { format, path } of product.downloads) {
      if (format !== "step") continue;
      const step = gunzipSync(readFileSync(`public${path}.gz`)).toString();
      const isNamed = nameStepFile(step, path.slice(path.lastIndexOf("/") + 1), product) === step;
      expect(isNamed, `${path}: run \`npm run models\``).toBe(true);
    }
});

test("what a page shows of a drawing was made from it: `npm run models` has run since it changed", () => {
  for (const name of drawings) {
    const slug = path.dirname(name);
    const { lines, views } = pageDrawing(readDrawing(readFileSync(`public/models/${name}`, "utf8")));
    expect(shownDrawings[slug as keyof typeof shownDrawings], slug).toEqual(views);
    expect(readFileSync(`public/models/${slug}/views.svg`, "utf8") === lines, slug).toBe(true);
  }
});
