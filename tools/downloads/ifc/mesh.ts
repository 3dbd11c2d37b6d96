import { ColorUtils, Logger, type Node, NodeIO } from "@gltf-transform/core";
import { KHRDracoMeshCompression, KHRMeshQuantization } from "@gltf-transform/extensions";
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

/**
 * Mesh of a material while the GLB is read. `places` maps coordinates to point indices, so that coincident vertices
 * share a point.
 */
type Welded = WeldedMesh & { role: string; colour: string; places: Map<string, number> };

/** Reads the GLB files of `content/`, which are compressed with Draco. */
export const modelReader = new NodeIO()
  .registerExtensions([KHRDracoMeshCompression, KHRMeshQuantization])
  .setLogger(new Logger(Logger.Verbosity.WARN))
  .registerDependencies({ "draco3d.decoder": await draco.createDecoderModule() });

/** Reads a product's GLB (metres, y up, front towards +z) and simplifies it to the triangle limit of BIM files. */
export async function readMesh(file: string): Promise<MeshPart[]> {
  const model = await modelReader.read(file);
  const roles = new Map<string, Welded>();
  for (const node of model.getRoot().listNodes()) if (!leftOut.test(node.getName())) addNode(roles, node);
  const parts = [...roles.values()];
  await simplify(parts, maxTriangles);
  return parts.filter(({ corners }) => corners.length > 0).map(compact);
}

function addNode(roles: Map<string, Welded>, node: Node): void {
  const matrix = node.getWorldMatrix();
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const material = primitive.getMaterial();
    const positions = primitive.getAttribute("POSITION");
    const indices = primitive.getIndices()?.getArray();
    if (!material || !positions || !indices) throw new Error(`${node.getName()}: siatka bez materiału`);
    const role = material.getName();
    const colour = `#${ColorUtils.factorToHex(material.getBaseColorFactor()).toString(16).padStart(6, "0")}`;
    const part = roles.get(role) ?? emptyPart(role, colour);
    roles.set(role, part);
    const points = Array.from({ length: positions.getCount() }, (_, index) =>
      placeOf(part, inMillimetres(positions.getElement(index, [0, 0, 0]), matrix)),
    );
    for (let first = 0; first < indices.length; first += 3) {
      const [a = 0, b = 0, c = 0] = [0, 1, 2].map((corner) => points[indices[first + corner] ?? 0]);
      if (a !== b && b !== c && c !== a) part.corners.push(a, b, c);
    }
  }
}

function emptyPart(role: string, colour: string): Welded {
  return { role, colour, places: new Map(), positions: [], corners: [] };
}

function placeOf({ places, positions }: Welded, point: Vertex): number {
  const key = point.join();
  const known = places.get(key);
  if (known !== undefined) return known;
  positions.push(...point);
  places.set(key, places.size);
  return places.size - 1;
}

/** Applies a node's matrix to a point (`weight` 1) or a direction (0). */
export function turned([x = 0, y = 0, z = 0]: number[], matrix: readonly number[], weight: 0 | 1): number[] {
  const at = (place: number) => matrix[place] ?? 0;
  return [0, 1, 2].map((row) => at(row) * x + at(4 + row) * y + at(8 + row) * z + at(12 + row) * weight);
}

/** Converts a glTF position (metres, y up) to mm with z up, rounded to 0.01 mm. */
function inMillimetres(position: number[], matrix: readonly number[]): Vertex {
  const [x = 0, y = 0, z = 0] = turned(position, matrix, 1).map((metres) => Math.round(1e5 * metres) / 100);
  return [x, 0 - z, y];
}

const triple = (at: (place: number) => number): [number, number, number] => [at(0), at(1), at(2)];

/** Removes unused points and sorts the remaining points by first use. */
function compact({ role, colour, positions, corners }: Welded): MeshPart {
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
