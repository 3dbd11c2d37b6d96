import { ColorUtils, type Document, Logger, NodeIO } from "@gltf-transform/core";
import { KHRDracoMeshCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import { clearNodeTransform, dequantize, flatten, join, weld } from "@gltf-transform/functions";
import draco from "draco3dgltf";
import { simplify, type WeldedMesh } from "./simplify";

/** Coordinates in mm: x to the right, y into the wall, z up. */
export type Vertex = readonly [x: number, y: number, z: number];

/**
 * All triangles of a model that share a material. `role` is the material's name in the GLB; `colour` is its base colour
 * there (`#rrggbb`).
 */
export type MeshPart = {
  role: string;
  colour: string;
  points: Vertex[];
  /** Three zero-based indices into `points` per triangle. */
  triangles: [number, number, number][];
};

/**
 * Names of meshes to omit: shower nozzles and hoses, which need more triangles than everything else. The STEP files and
 * the dimensions omit them too.
 */
const leftOut = /nozzles$|^hose$/;

/** Maximum number of triangles in a BIM file. A hotel project may have 300 bathrooms with 15 products each. */
const maxTriangles = 5_000;

const io = new NodeIO()
  .registerExtensions([KHRDracoMeshCompression, KHRMeshQuantization])
  .setLogger(new Logger(Logger.Verbosity.WARN))
  .registerDependencies({ "draco3d.decoder": await draco.createDecoderModule() });

/**
 * Reads a product's GLB, which is compressed with Draco, as one mesh for each material, without transformations.
 * @param semantics the attributes of a vertex that are kept
 */
export async function readJoined(
  file: string,
  semantics: readonly string[],
  omitted?: RegExp,
): Promise<Document> {
  const model = await io.read(file);
  const root = model.getRoot();
  for (const node of root.listNodes()) if (omitted?.test(node.getName())) node.setMesh(null);
  for (const primitive of primitivesOf(model))
    for (const name of primitive.listSemantics())
      if (!semantics.includes(name)) primitive.setAttribute(name, null);
  await model.transform(dequantize(), flatten());
  for (const node of root.listNodes()) clearNodeTransform(node);
  await model.transform(join());
  for (const extension of root.listExtensionsUsed()) extension.dispose();
  return model;
}

/** Returns what is drawn in a model, each with one material. */
export const primitivesOf = (model: Document) =>
  model
    .getRoot()
    .listNodes()
    .flatMap((node) => node.getMesh()?.listPrimitives() ?? []);

/** Reads a product's GLB (metres, y up, front towards +z) and simplifies it to the triangle limit of BIM files. */
export async function readMesh(file: string): Promise<MeshPart[]> {
  const model = await readJoined(file, ["POSITION"], leftOut);
  // The simplifier recognises neighbours by common points, and Draco rounds those of each mesh to a grid of its own.
  for (const primitive of primitivesOf(model)) {
    const position = primitive.getAttribute("POSITION");
    position?.setArray(new Float32Array(position.getArray() ?? []).map(toHundredths));
  }
  await model.transform(weld());
  const parts = primitivesOf(model).map((primitive) => {
    const [material, indices] = [primitive.getMaterial(), primitive.getIndices()?.getArray()];
    if (!material || !indices) throw new Error(`${file}: siatka bez materiału`);
    return {
      role: material.getName(),
      colour: `#${ColorUtils.factorToHex(material.getBaseColorFactor()).toString(16).padStart(6, "0")}`,
      positions: inMillimetres(primitive.getAttribute("POSITION")?.getArray() ?? []),
      corners: wholeTriangles(indices),
    };
  });
  await simplify(parts, maxTriangles);
  return parts.filter(({ corners }) => corners.length > 0).map(compact);
}

/** Rounds metres to 0.01 mm. */
const toHundredths = (metres: number) => Math.round(1e5 * metres) / 1e5;

/** Leaves out triangles of which two corners have become one. */
function wholeTriangles(indices: ArrayLike<number>): number[] {
  const triangles = Array.from({ length: indices.length / 3 }, (_, triangle) =>
    triple((corner) => indices[triangle * 3 + corner] ?? 0),
  );
  return triangles.filter((corners) => new Set(corners).size === 3).flat();
}

const triple = (at: (place: number) => number): [number, number, number] => [at(0), at(1), at(2)];

/** Converts glTF positions (metres, y up) to mm with z up, rounded to 0.01 mm. */
function inMillimetres(positions: ArrayLike<number>): number[] {
  const at = (place: number) => Math.round(1e5 * (positions[place] ?? 0)) / 100;
  return Array.from({ length: positions.length / 3 }, (_, point) => [
    at(point * 3),
    0 - at(point * 3 + 2),
    at(point * 3 + 1),
  ]).flat();
}

/** Removes unused points and sorts the remaining points by first use. */
function compact({
  role,
  colour,
  positions,
  corners,
}: WeldedMesh & Pick<MeshPart, "role" | "colour">): MeshPart {
  const used = new Map<number, number>();
  for (const place of corners) if (!used.has(place)) used.set(place, used.size);
  const at = (corner: number) => used.get(corners[corner] ?? 0) ?? 0;
  return {
    role,
    colour,
    points: [...used.keys()].map((place) => triple((axis) => positions[place * 3 + axis] ?? 0)),
    triangles: Array.from({ length: corners.length / 3 }, (_, triangle) =>
      triple((corner) => at(triangle * 3 + corner)),
    ),
  };
}
