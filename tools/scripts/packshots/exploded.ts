import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { Mesh } from "three";
import type { Product } from "~/range/product.server";
import type { SparePart } from "~/range/spare-parts.server";
import { drawExploded } from "./draw-exploded";
import { type Body, explode } from "./explode";
import { hash, modelFile, models, readScene } from "./job";
import { addEntry, readJson } from "./record";

/** What `readPartPlaces` reads. The pictures' addresses have a hash of what they were made from. */
const placesFile = "content/part-places.json";

const program = ["explode.ts", "exploded.yaml", "part-body.ts", "draw-exploded.ts"]
  .map((name) => readFileSync(`tools/scripts/packshots/${name}`, "utf8"))
  .join();

/** Draws the model of a product opened into its spare parts, if that picture is missing or stale. */
export async function drawParts({ slug }: Product, parts: SparePart[]) {
  const source = modelFile(slug);
  const asked = parts.map(({ code, shape, measures }) => ({ code, shape, measures }));
  const file = `${models}/${slug}/parts.webp`;
  const key = hash(program, readFileSync(source), JSON.stringify(asked));
  const picture = `/models/${slug}/parts.webp?v=${key}`;
  const made = readJson<{ picture: string }>(placesFile)[slug];
  if (made?.picture === picture && existsSync(file)) return;
  const { webp, places } = await drawExploded(explode(await readBodies(source), asked));
  const numbers = asked.map(({ code }) => {
    const place = places[code];
    if (!place) throw new Error(`${slug}: ${code} nie ma miejsca w modelu (exploded.yaml)`);
    return [code, { x: percent(place.x), y: percent(place.y) }];
  });
  writeFileSync(file, webp);
  const isCurrent = (other: string) => existsSync(`${models}/${other}`);
  addEntry(placesFile, slug, { picture, numbers: Object.fromEntries(numbers) }, isCurrent);
  console.log(`parts/${slug}`);
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Returns the named parts of a model in mm. */
async function readBodies(source: string): Promise<Body[]> {
  const { scene } = await readScene(source);
  const bodies: Body[] = [];
  scene.updateMatrixWorld(true);
  scene.traverse((part) => {
    const { geometry, material } = part as Mesh;
    if (!geometry) return;
    const isDark = /^(dark|nozzle)$/.test((material as { name: string }).name);
    // The loader appends numbers to parts of the same name.
    const name = part.name.replace(/_\d+$/, "");
    bodies.push({
      name,
      isDark,
      code: null,
      geometry: geometry.clone().applyMatrix4(part.matrixWorld).scale(1000, 1000, 1000),
    });
  });
  return bodies;
}
