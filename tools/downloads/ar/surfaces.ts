import { ColorUtils, type Material, type Node } from "@gltf-transform/core";
import { MeshoptSimplifier } from "meshoptimizer";
import type { FinishLook } from "~/content/collections.server";
import { modelReader, turned } from "../ifc/mesh";

/** All triangles of a model that share a material. Metres, y up, front towards +z; colours are linear. */
export type RoomSurface = {
  positions: Float32Array;
  normals: Float32Array;
  /** Three places in `positions` and `normals` per triangle. */
  corners: Uint32Array;
  look: { colour: number[]; glow: number[]; metal: number; roughness: number };
};

/** How far the simplified surface may be from the model's, as a share of its size: 0.1 mm for a tap. */
const error = 0.0004;

type Gathered = { positions: number[]; normals: number[]; corners: number[]; material: Material };

/**
 * Reads a product's GLB, simplifies it as far as the eye cannot tell, and gives its material `finish` the look of a
 * finish.
 */
export async function readSurfaces(file: string, finish: FinishLook): Promise<RoomSurface[]> {
  await MeshoptSimplifier.ready;
  const model = await modelReader.read(file);
  const byName = new Map<string, Gathered>();
  for (const node of model.getRoot().listNodes()) gather(byName, node);
  return [...byName].map(([name, gathered]) => ({
    ...simplified(gathered),
    look: name === "finish" ? lookOfFinish(finish) : lookOf(gathered.material),
  }));
}

function gather(byName: Map<string, Gathered>, node: Node): void {
  const matrix = node.getWorldMatrix();
  for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
    const [material, points, normals, indices] = [
      primitive.getMaterial(),
      primitive.getAttribute("POSITION"),
      primitive.getAttribute("NORMAL"),
      primitive.getIndices(),
    ];
    if (!material || !points || !normals || !indices) throw new Error(`${node.getName()}: niepełna siatka`);
    const name = material.getName();
    const surface = byName.get(name) ?? { positions: [], normals: [], corners: [], material };
    byName.set(name, surface);
    const first = surface.positions.length / 3;
    for (let point = 0; point < points.getCount(); point++) {
      surface.positions.push(...turned(points.getElement(point, []), matrix, 1));
      surface.normals.push(...unit(turned(normals.getElement(point, []), matrix, 0)));
    }
    for (const corner of indices.getArray() ?? []) surface.corners.push(first + corner);
  }
}

function unit(direction: number[]): number[] {
  const length = Math.hypot(...direction) || 1;
  return direction.map((value) => value / length);
}

/** Removes triangles, and the points that no triangle needs any more. */
function simplified({ positions, normals, corners }: Gathered): Omit<RoomSurface, "look"> {
  const points = new Float32Array(positions);
  const [kept] = MeshoptSimplifier.simplify(new Uint32Array(corners), points, 3, 0, error);
  const [places, count] = MeshoptSimplifier.compactMesh(kept);
  const compact = (values: ArrayLike<number>) => {
    const result = new Float32Array(count * 3);
    for (const [from, to] of places.entries())
      if (to < count) for (const axis of [0, 1, 2]) result[to * 3 + axis] = values[from * 3 + axis] ?? 0;
    return result;
  };
  return { positions: compact(points), normals: compact(normals), corners: kept };
}

function lookOfFinish({ colour, metal, roughness }: FinishLook): RoomSurface["look"] {
  const linear = ColorUtils.hexToFactor(Number.parseInt(colour.slice(1), 16), [0, 0, 0]);
  return { colour: linear, glow: [0, 0, 0], metal: metal ? 1 : 0, roughness };
}

function lookOf(material: Material): RoomSurface["look"] {
  return {
    colour: material.getBaseColorFactor().slice(0, 3),
    glow: material.getEmissiveFactor(),
    metal: material.getMetallicFactor(),
    roughness: material.getRoughnessFactor(),
  };
}
