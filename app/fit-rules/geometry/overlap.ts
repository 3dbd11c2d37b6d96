import type { ScenePoint } from "~/fit-rules/check";
import { tenth } from "./place";
import type { Vessel } from "./vessel";

type Line = readonly (readonly [u: number, z: number])[];

/** Pieces shorter than this, in mm, are where outlines only touch. */
const touching = 1;

/**
 * Returns the pieces of a product's outlines that lie inside the cut material of a vessel. A piece begins and ends on
 * the surface of the material, or where an outline ends.
 * @param shift position of the product, in the vessel's coordinates
 */
export function insideMaterial(
  outlines: readonly Line[],
  shift: ScenePoint,
  { section }: Vessel,
): ScenePoint[][] {
  const edges = section.flatMap(edgesOf);
  const box = boxOf(edges);
  return outlines
    .flatMap((outline) => {
      const line = outline.map(([u, z]) => ({ u: u + shift.u, z: z + shift.z }));
      return joined(
        line.slice(1).flatMap((to, at) => {
          const from = line[at] as ScenePoint;
          return isOutside(from, to, box) ? [] : piecesInside(from, to, edges);
        }),
      );
    })
    .filter((piece) => lengthOf(piece) > touching)
    .map((piece) => piece.map(({ u, z }) => ({ u: tenth(u), z: tenth(z) })));
}

type Edge = readonly [from: ScenePoint, to: ScenePoint];

/** Returns the edges of a closed outline. */
function edgesOf(outline: Line): Edge[] {
  const points = outline.map(([u, z]) => ({ u, z }));
  return points.map((point, at) => [point, points[(at + 1) % points.length] as ScenePoint] as const);
}

type Box = { minU: number; maxU: number; minZ: number; maxZ: number };

function boxOf(edges: readonly Edge[]): Box {
  const box = { minU: Infinity, maxU: -Infinity, minZ: Infinity, maxZ: -Infinity };
  for (const [{ u, z }] of edges) {
    box.minU = Math.min(box.minU, u);
    box.maxU = Math.max(box.maxU, u);
    box.minZ = Math.min(box.minZ, z);
    box.maxZ = Math.max(box.maxZ, z);
  }
  return box;
}

/** Returns true if a segment is beside the box. It spares almost all segments of a tap that is above the rim. */
function isOutside(from: ScenePoint, to: ScenePoint, { minU, maxU, minZ, maxZ }: Box): boolean {
  return (
    Math.max(from.u, to.u) < minU ||
    Math.min(from.u, to.u) > maxU ||
    Math.max(from.z, to.z) < minZ ||
    Math.min(from.z, to.z) > maxZ
  );
}

/** Cuts a segment at all edges and returns the pieces whose middles are inside. */
function piecesInside(from: ScenePoint, to: ScenePoint, edges: readonly Edge[]): Edge[] {
  const cuts = edges.flatMap((edge) => crossing(from, to, edge) ?? []).sort((one, other) => one - other);
  const at = (share: number): ScenePoint => ({
    u: from.u + (to.u - from.u) * share,
    z: from.z + (to.z - from.z) * share,
  });
  return [...cuts, 1].flatMap((end, index) => {
    const start = cuts[index - 1] ?? 0;
    return end > start && isInside(at((start + end) / 2), edges) ? [[at(start), at(end)] as const] : [];
  });
}

/** Returns where a segment crosses an edge, as a share of the segment's length; null if it does not cross it. */
function crossing(from: ScenePoint, to: ScenePoint, [begin, end]: Edge): number | null {
  const [u, z] = [to.u - from.u, to.z - from.z];
  const [edgeU, edgeZ] = [end.u - begin.u, end.z - begin.z];
  const cross = u * edgeZ - z * edgeU;
  if (cross === 0) return null;
  const share = ((begin.u - from.u) * edgeZ - (begin.z - from.z) * edgeU) / cross;
  const along = ((begin.u - from.u) * z - (begin.z - from.z) * u) / cross;
  return share > 0 && share < 1 && along >= 0 && along <= 1 ? share : null;
}

/** Even-odd rule: counts the edges below the point. */
function isInside({ u, z }: ScenePoint, edges: readonly Edge[]): boolean {
  let inside = false;
  for (const [begin, end] of edges) {
    if (begin.u > u === end.u > u) continue;
    if (begin.z + ((end.z - begin.z) * (u - begin.u)) / (end.u - begin.u) < z) inside = !inside;
  }
  return inside;
}

/** Joins pieces that continue one another. */
function joined(pieces: readonly Edge[]): ScenePoint[][] {
  const lines: ScenePoint[][] = [];
  for (const [from, to] of pieces) {
    const line = lines.at(-1);
    const end = line?.at(-1);
    if (line && end?.u === from.u && end.z === from.z) line.push(to);
    else lines.push([from, to]);
  }
  return lines;
}

function lengthOf(line: readonly ScenePoint[]): number {
  return line.slice(1).reduce((sum, { u, z }, at) => {
    const from = line[at] as ScenePoint;
    return sum + Math.hypot(u - from.u, z - from.z);
  }, 0);
}
