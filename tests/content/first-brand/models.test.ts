import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readProducts } from "~/range/products/products.server";
import shownDrawings from "../../../content/drawings.json";
import { pageDrawing } from "../../../tools/downloads/page-drawing";
import { readDrawing } from "../../../tools/downloads/read-drawing";
import { checkParts } from "../../../tools/scripts/models/check-parts";
import { nameStepFile } from "../../../tools/scripts/models/name-step";
import { type ModelPart, readParts } from "../../../tools/scripts/models/solids";

const { files, products } = readProducts();

test("every product of the range with a model has the mesh for the 3D view (16.7)", () => {
  const previews = files.flatMap(({ data }) =>
    data.downloads.some(({ format }) => format === "glb") ? `/models/${data.slug}/preview.glb` : [],
  );
  expect(previews.length).toBeGreaterThan(0);
  expect(previews.filter((path) => !existsSync(`build/client${path}`))).toEqual([]);
});

describe.each(readdirSync("public/models"))("%s", async (slug) => {
  const files = readdirSync(`public/models/${slug}`).map((name) => `public/models/${slug}/${name}`);
  const file = (ending: RegExp) => files.find((name) => ending.test(name)) ?? "";
  const unpacked = (ending: RegExp) => gunzipSync(readFileSync(file(ending)));
  const parts = await readParts(file(/-\S+\.glb$/));

  test("could be built as its model shows it (23.12)", () => {
    expect(checkParts(parts)).toEqual([]);
  });

  test("has the same body in all files (23.12)", () => {
    const step = unpacked(/\.step\.gz$/).toString();
    const inStep = [...step.matchAll(/ = PRODUCT\('(?:[^']* )?([^' ]*)'/g)].map(([, name]) => name);
    const solid = parts.filter(({ name }) => !/nozzles$/.test(name));
    expect(inStep.sort()).toEqual(solid.map(({ name }) => name).sort());

    const stl = unpacked(/\.stl\.gz$/);
    const corners = Array.from({ length: stl.readUInt32LE(80) * 3 }, (_, corner) =>
      [0, 1, 2].map((axis) =>
        stl.readFloatLE(84 + Math.floor(corner / 3) * 50 + 12 + (corner % 3) * 12 + axis * 4),
      ),
    );
    // An STL has z up and y into the wall.
    const [width, depth, height] = [0, 1, 2].map((axis) =>
      spanOf(corners.map((corner) => corner[axis] ?? 0)),
    );
    expectSpans([width, height, depth], spansOf(solid));

    const views = readDrawing(readFileSync(file(/-\S+\.svg$/), "utf8")).map(({ strokes }) =>
      strokes.filter(({ layer }) => layer === "outline").flatMap(({ points }) => points),
    );
    const [front = [], side = [], above = []] = views;
    const [x, y, z] = spansOf(solid.filter(({ name }) => name !== "hose"));
    expectSpans([front.map((at) => at.x), front.map((at) => at.y)].map(spanOf), [x, y]);
    expectSpans([side.map((at) => at.x), above.map((at) => at.y)].map(spanOf), [z, z]);
  });
});

function spanOf(places: number[]): number {
  return (
    places.reduce((most, place) => Math.max(most, place)) -
    places.reduce((least, place) => Math.min(least, place))
  );
}

function spansOf(parts: ModelPart[]): number[] {
  return [0, 1, 2].map((axis) =>
    spanOf(parts.flatMap(({ box }) => [box.min[axis] ?? 0, box.max[axis] ?? 0])),
  );
}

/** Meshes are coarser than the bodies that drawings are made of. */
function expectSpans(found: (number | undefined)[], wanted: (number | undefined)[]) {
  for (const [place, span] of found.entries())
    expect(Math.abs((span ?? 0) - (wanted[place] ?? 0)), `${found} mm, ${wanted} mm`).toBeLessThan(1);
}

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
    const { lines, views } = pageDrawing(readFileSync(`public/models/${name}`, "utf8"));
    expect(shownDrawings[slug as keyof typeof shownDrawings], slug).toEqual(views);
    expect(readFileSync(`public/models/${slug}/views.svg`, "utf8") === lines, slug).toBe(true);
  }
});
