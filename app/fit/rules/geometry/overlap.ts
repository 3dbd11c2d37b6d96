import type { ScenePoint } from "../types/check";
import { tenth } from "./place";
import type { Vessel } from "./vessel";

type Point = readonly [u: number, z: number];
type Line = readonly Point[];

/** Pieces shorter than this, in mm, are where outlines only touch. */
const touching = 1;

/**
 * Returns the pieces of a product's outlines that lie inside the cut material of a vessel. A piece begins and ends on
 * the surface of the material, or where an outline ends.
 * @param shift position of the product, in the vessel's coordinates
 */
export function insideMaterial(outlines: readonly Line[], shift: ScenePoint, vessel: Vessel): ScenePoint[][] {
  return outlines
    .flatMap((outline) => piecesOf(outline, shift, vessel))
    .map((piece) => piece.map(({ u, z }) => ({ u: tenth(u), z: tenth(z) })));
}

function piecesOf(outline: Line, shift: ScenePoint, { section, box }: Vessel): ScenePoint[][] {
  const moved = ([u, z]: Point): ScenePoint => ({ u: u + shift.u, z: z + shift.z });
  const pieces: ScenePoint[][] = [];
  for (let at = 1; at < outline.length; at++) {
    const [from, to] = [outline[at - 1] as Point, outline[at] as Point];
    if (!isBeside(from, to, shift, box)) addPieces(pieces, moved(from), moved(to), edgesOf(section));
  }
  return pieces.filter((piece) => lengthOf(piece) > touching);
}

/** Returns whether a segment is beside the vessel, so that it need not be compared with every edge. */
function isBeside(from: Point, to: Point, { u, z }: ScenePoint, box: Vessel["box"]): boolean {
  return (
    Math.max(from[0], to[0]) + u < box.minU ||
    Math.min(from[0], to[0]) + u > box.maxU ||
    Math.max(from[1], to[1]) + z < box.minZ ||
    Math.min(from[1], to[1]) + z > box.maxZ
  );
}

/** The edges of closed outlines, four numbers an edge: `u` and `z` of its start, then of its end. */
type Edges = Float64Array;

/** Cached by section, because lists judge a section against hundreds of taps. */
const known = new WeakMap<Vessel["section"], Edges>();

function edgesOf(section: Vessel["section"]): Edges {
  const edges =
    known.get(section) ??
    Float64Array.from(
      section.flatMap((outline) =>
        outline.flatMap((from, at) => [...from, ...(outline[(at + 1) % outline.length] ?? from)]),
      ),
    );
  known.set(section, edges);
  return edges;
}

/** Cuts a segment at all edges and adds the pieces whose middles are inside. Pieces that continue one another join. */
function addPieces(pieces: ScenePoint[][], from: ScenePoint, to: ScenePoint, edges: Edges) {
  const at = (share: number): ScenePoint => ({
    u: from.u + (to.u - from.u) * share,
    z: from.z + (to.z - from.z) * share,
  });
  let start = 0;
  for (const end of [...cutsOf(from, to, edges), 1]) {
    if (end > start && isInside(at((start + end) / 2), edges)) {
      const last = pieces.at(-1);
      const [begin, finish] = [at(start), at(end)];
      const isContinued = last?.at(-1)?.u === begin.u && last.at(-1)?.z === begin.z;
      if (last && isContinued) last.push(finish);
      else pieces.push([begin, finish]);
    }
    start = end;
  }
}

/** Returns where a segment crosses edges, as ascending shares of its length. */
function cutsOf(from: ScenePoint, to: ScenePoint, edges: Edges): number[] {
  const cuts: number[] = [];
  const [u, z] = [to.u - from.u, to.z - from.z];
  for (let at = 0; at < edges.length; at += 4) {
    const [beginU, beginZ] = [edges[at] as number, edges[at + 1] as number];
    const edgeU = (edges[at + 2] as number) - beginU;
    const edgeZ = (edges[at + 3] as number) - beginZ;
    const cross = u * edgeZ - z * edgeU;
    if (cross === 0) continue;
    const share = ((beginU - from.u) * edgeZ - (beginZ - from.z) * edgeU) / cross;
    const along = ((beginU - from.u) * z - (beginZ - from.z) * u) / cross;
    if (share > 0 && share < 1 && along >= 0 && along <= 1) cuts.push(share);
  }
  return cuts.sort((one, other) => one - other);
}

/** Even-odd rule: counts the edges below the point. */
function isInside({ u, z }: ScenePoint, edges: Edges): boolean {
  let inside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const [beginU, endU] = [edges[at] as number, edges[at + 2] as number];
    if (beginU > u === endU > u) continue;
    const [beginZ, endZ] = [edges[at + 1] as number, edges[at + 3] as number];
    if (beginZ + ((endZ - beginZ) * (u - beginU)) / (endU - beginU) < z) inside = !inside;
  }
  return inside;
}

function lengthOf(line: readonly ScenePoint[]): number {
  return line.slice(1).reduce((sum, { u, z }, at) => {
    const from = line[at] as ScenePoint;
    return sum + Math.hypot(u - from.u, z - from.z);
  }, 0);
}
