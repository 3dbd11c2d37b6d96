import { type bbox, ColorUtils, type Document, Logger, NodeIO, type Scene } from "@gltf-transform/core";
import { KHRDracoMeshCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
import {
  clearNodeTransform,
  dequantize,
  flatten,
  getBounds,
  join,
  simplify,
  weld,
} from "@gltf-transform/functions";
import draco from "draco3dgltf";
import { MeshoptSimplifier } from "meshoptimizer";

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

/**
 * Maximum distance between a simplified surface and the original at first, as a share of its size, so that small parts keep
 * their shape; and the factor by which it grows until there are few enough triangles.
 */
const [finestError, errorGrowth] = [0.000_05, 1.2];

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
  const before = boundsOf(model);
  const materials = primitivesOf(model).length;
  for (let error = finestError; error < 1 && trianglesIn(model) > maxTriangles; error *= errorGrowth)
    await model.transform(simplify({ simplifier: MeshoptSimplifier, ratio: 0, error }));
  if (primitivesOf(model).length < materials || trianglesIn(model) > maxTriangles)
    throw new Error(
      `${file}: za dużo małych części, by zostały w ${maxTriangles} trójkątów; scal je w modelu`,
    );
  const stretched = stretchedTo(before, boundsOf(model));
  return primitivesOf(model).map((primitive) => {
    const [material, points, indices] = [
      primitive.getMaterial(),
      primitive.getAttribute("POSITION"),
      primitive.getIndices(),
    ];
    if (!material || !points || !indices) throw new Error(`${file}: siatka bez materiału`);
    return {
      role: material.getName(),
      colour: `#${ColorUtils.factorToHex(material.getBaseColorFactor()).toString(16).padStart(6, "0")}`,
      points: Array.from({ length: points.getCount() }, (_, place) =>
        inMillimetres(points.getElement(place, [0, 0, 0]).map(stretched)),
      ),
      triangles: Array.from({ length: indices.getCount() / 3 }, (_, triangle): [number, number, number] => [
        indices.getScalar(triangle * 3),
        indices.getScalar(triangle * 3 + 1),
        indices.getScalar(triangle * 3 + 2),
      ]),
    };
  });
}

function trianglesIn(model: Document): number {
  return primitivesOf(model).reduce((sum, one) => sum + (one.getIndices()?.getCount() ?? 0) / 3, 0);
}

const boundsOf = (model: Document) => getBounds(model.getRoot().listScenes()[0] as Scene);

/** Returns a function that stretches coordinates, so that a simplified model without some corners fills its former box. */
function stretchedTo(before: bbox, after: bbox) {
  const length = ({ min, max }: bbox, axis: number) => (max[axis] ?? 0) - (min[axis] ?? 0);
  return (metres: number, axis: number) =>
    (before.min[axis] ?? 0) +
    ((metres - (after.min[axis] ?? 0)) * length(before, axis)) / (length(after, axis) || 1);
}

/** Rounds metres to 0.01 mm. */
const toHundredths = (metres: number) => Math.round(1e5 * metres) / 1e5;

/** Converts a point of glTF (metres, y up) to mm with z up, rounded to 0.01 mm. */
function inMillimetres(point: readonly number[]): Vertex {
  const [x = 0, y = 0, z = 0] = point.map((metres) => Math.round(1e5 * metres) / 100);
  return [x, 0 - z, y];
}
