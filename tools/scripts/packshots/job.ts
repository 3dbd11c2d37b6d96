import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { firstView } from "lib/viewer/first-view";
import { photoStudio } from "lib/viewer/studio";
import type { Standing } from "lib/viewer/surface";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import type { FinishLook } from "~/content/collections.server";
import { unpackModel } from "../models/preview";

/** Text of Blender's program, which renders a job. */
export const renderProgram = readFileSync("tools/scripts/packshots/render.py", "utf8");

/** Width of a master in pixels, and how many rays at most make a pixel of it, and of its shadow. */
const quality = { size: 1200, samples: 24, shadowSamples: 192 };

const lights = new Map<string, Float32Array>();

/**
 * Puts a model into its studio, before the camera of the 3D view.
 * @returns `glb` is uncompressed, `light` the radiance of the studio; `key` stands for all that its pictures share
 */
export async function seat(source: string) {
  const { glb, scene } = await readScene(source);
  const { standing, isWhite, camera, framings } = firstView(scene);
  const light = lightOf(standing);
  const job = {
    ...quality,
    surface: standing.surface,
    isWhite,
    studio: { ...photoStudio.size, radius: photoStudio.radius },
    camera: {
      place: camera.matrixWorld.elements.map(rounded),
      angle: rounded((camera.fov * Math.PI) / 180),
      shift: [framings.first.aside / 2, framings.first.upwards / 2].map(rounded),
    },
  };
  return { glb, light, job, key: hash(renderProgram, readFileSync(source), light, JSON.stringify(job)) };
}

/** Reads a model without Draco compression. */
export async function readScene(source: string) {
  const glb = await unpackModel(source);
  const { scene } = await new GLTFLoader().parseAsync(new Uint8Array(glb).buffer, "");
  return { glb, scene };
}

export const models = "public/models";

/** Returns the path of a product's model. */
export function modelFile(slug: string): string {
  const folder = path.join(models, slug);
  return path.join(folder, readdirSync(folder).find((name) => name.endsWith(".glb")) ?? "");
}

function lightOf(standing: Standing): Float32Array {
  const key = JSON.stringify(standing);
  const light = lights.get(key) ?? photoStudio.radiance(standing);
  lights.set(key, light);
  return light;
}

/** Returns what a picture is made from, as a hash: whatever changes it makes the picture stale. */
export const pictureKey = ({ key }: { key: string }, look: FinishLook) => hash(key, JSON.stringify(look));

/** Returns a hash of what a picture is made from. */
export function hash(...parts: (string | Uint8Array | Float32Array)[]) {
  const sum = createHash("sha256");
  for (const part of parts)
    sum.update(
      typeof part === "string" ? part : new Uint8Array(part.buffer, part.byteOffset, part.byteLength),
    );
  return sum.digest("base64url").slice(0, 16);
}

/** Processors differ in the last digits of a sine. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;
