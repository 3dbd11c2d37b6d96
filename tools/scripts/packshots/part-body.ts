import { type BufferGeometry, LatheGeometry, Vector2 } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import type { SparePart } from "~/range/spare-parts.server";
import { boxes, profiles, type Slice } from "./exploded-data";

/** Space in mm between the seals of a set. */
const apart = 7;

/** Longest body in mm: of a hose a piece shows what it is. */
const longest = 250;

/**
 * Returns a simple body for a spare part that its product's model does not contain, by its shape and measures: in mm, along
 * +Y from 0, around the axis; null for a shape whose parts models contain.
 */
export function partBody({ shape, measures }: Pick<SparePart, "shape" | "measures">): BufferGeometry | null {
  const { seals, thread, rosetteDiameter, diameter, height, length, thickness } = measures;
  if (seals) return turnedBody(seals.flatMap(sealSlices));
  const [x, y, z, hole = 0] = (shape && boxes[shape]) || [];
  // A prism of four sides, across whose corners its diameter is measured.
  if (x && y && z)
    return turnedBody([[Math.SQRT2, 1, Math.SQRT2 * hole, 4]])
      .rotateY(Math.PI / 4)
      .scale(measures[x] ?? 0, measures[y] ?? 0, measures[z] ?? 0);
  const profile = shape && profiles[shape];
  if (!profile) return null;
  const across = diameter ?? rosetteDiameter ?? Number.parseInt(thread?.replace(/^\D+/, "") ?? "", 10);
  const along = Math.min(longest, height ?? length ?? thickness ?? 0);
  return turnedBody(
    profile.map(([outer, part, inner = 0, sides]) => [outer * across, part * along, inner * across, sides]),
  );
}

function sealSlices(seal: string): Slice[] {
  const [outer = 0, inner = 0, thickness = 0] = seal.split("×").map((text) => Number(text.replace(",", ".")));
  return [
    [outer, thickness, inner],
    [0, apart],
  ];
}

/** Returns a body of slices in mm, with sharp edges. */
function turnedBody(slices: Slice[]): BufferGeometry {
  let at = 0;
  const bodies = slices.flatMap(([outer, length, inner = 0, sides = 48]) => {
    const [from, to] = [at, at + length];
    at = to;
    const section = [
      new Vector2(inner / 2, from),
      new Vector2(outer / 2, from),
      new Vector2(outer / 2, to),
      new Vector2(inner / 2, to),
      new Vector2(inner / 2, from),
    ];
    return outer > 0 ? new LatheGeometry(section, sides) : [];
  });
  const faces = mergeGeometries(bodies).toNonIndexed();
  faces.computeVertexNormals();
  return faces;
}
