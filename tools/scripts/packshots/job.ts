import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { firstView } from "lib/viewer/first-view";
import { photoStudio } from "lib/viewer/studio";
import type { Standing } from "lib/viewer/surface";
import { Group, Matrix4, type Object3D } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import type { FinishLook } from "~/brand/collections.server";
import { unpackModel } from "../models/preview";

/** Blender's programs by name: `render` renders a job, `ground` adds the ground, the others build the job's setting. */
const program = (name: string, folder = "blender") =>
  readFileSync(`tools/scripts/packshots/${folder}/${name}.py`, "utf8");
const ground = program("ground");
const png = program("png", "shared");

/** Maximum number of rays per pixel of a picture, and of its shadow. */
const quality = { samples: 12, shadowSamples: 48 };

/** Program of `blender/` that builds a product's surroundings, by the name of a part that only such products have. */
const settings = { mirror: "mirrored_room", "wall-flange": "mount", grate: "mount", face: "mount" };

type Size = { width: number; height: number };

const lights = new Map<string, Float32Array>();

/** A file with a model, and its place in a picture of several models; a single model is not moved. */
export type Placed = { source: string; place?: Matrix4 };

/**
 * Puts models into their studio, before the camera of the 3D view.
 * @param asked how a picture of several models is taken; `size` in pixels
 * @returns `glbs` are uncompressed, `light` is the radiance of the studio, `key` a hash of all that its pictures share
 */
export async function seat(
  models: readonly Placed[],
  { size, ...asked }: Parameters<typeof firstView>[1] & { size: Size } = {
    size: { width: 1200, height: 1200 },
  },
) {
  const read = await Promise.all(models.map(({ source }) => readScene(source)));
  const all = new Group();
  for (const [index, { scene }] of read.entries()) {
    const place = models[index]?.place;
    if (place) scene.applyMatrix4(place);
    all.add(scene);
  }
  const { standing, isWhite, camera, framings } = firstView(all, asked);
  const light = lightOf(standing);
  const setting = models.length === 1 ? settingOf(all) : null;
  const job = {
    ...quality,
    ...size,
    surface: standing.surface,
    setting,
    places: models.map(({ place }) => (place ?? new Matrix4()).elements.map(rounded)),
    isWhite,
    studio: { ...photoStudio.size, radius: photoStudio.radius },
    camera: {
      place: camera.matrixWorld.elements.map(rounded),
      angle: rounded((camera.fov * Math.PI) / 180),
      shift: [framings.first.aside / 2, framings.first.upwards / 2].map(rounded),
    },
  };
  const programs = {
    render: program("render"),
    shading: program("shading", "shared"),
    ...(setting && { [setting]: program(setting) }),
  };
  const files = models.map(({ source }) => readFileSync(source));
  return {
    glbs: read.map(({ glb }) => glb),
    light,
    programs: { ...programs, ground, png },
    job,
    key: hash(...Object.values(programs), ...files, light, JSON.stringify(job)),
  };
}

const settingOf = (model: Object3D) =>
  Object.entries(settings).find(([part]) => model.getObjectByName(part))?.[1] ?? null;

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

type Looks = { sitting: { key: string }; looks: readonly FinishLook[] };

/**
 * Adds hashes of what a picture is made from. If `taken` changes, it is rendered again; if only `key` changes, it is cheap.
 */
export function withKeys<Shot extends Looks>(shot: Shot) {
  const taken = hash(shot.sitting.key, JSON.stringify(shot.looks));
  return { ...shot, taken, key: hash(taken, ground, png) };
}

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
