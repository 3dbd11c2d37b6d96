import { allowedDepth } from "./joints";
import type { ModelPart } from "./solids";

/** Distance in mm at which parts touch: meshes are coarser than the bodies they stand for, and joints show a shadow. */
const touching = 1;

/** Names of the parts at which the two ends of a hose must be. */
const hoseEnds = [/^hand-nut$/, /^(hose-nut|shower-outlet)$/];

/**
 * Reports what is physically impossible in a model: parts that overlap by more than their joint allows, a hose that does
 * not end at its nuts, and parts that touch neither another part nor the wall, floor or counter, which go through the
 * model's origin.
 */
export function checkParts(parts: readonly ModelPart[]): string[] {
  const issues: string[] = [];
  const touched = new Map(parts.map((part) => [part, new Set<ModelPart>()]));
  for (const [place, one] of parts.entries())
    for (const other of parts.slice(place + 1)) {
      if (isApart(one, other)) continue;
      const { depth, at } = overlap(one, other);
      if (depth === 0 && one.solid.minGap(other.solid, touching) >= touching) continue;
      touched.get(one)?.add(other);
      touched.get(other)?.add(one);
      if (depth > allowedDepth(one.name, other.name))
        issues.push(
          `${one.name} i ${other.name} wchodzą w siebie na ${millimetres(depth)} w (${at.join("; ")})`,
        );
    }
  for (const hose of parts.filter(({ name }) => name === "hose"))
    for (const end of hoseEnds)
      if (![...(touched.get(hose) ?? [])].some(({ name }) => end.test(name)))
        issues.push(`hose nie sięga do ${parts.find(({ name }) => end.test(name))?.name ?? end.source}`);
  for (const group of groupsOf(touched))
    if (!group.some(isCarried) && group.length < parts.length)
      issues.push(`${group.map(({ name }) => name).join(", ")}: nic tego nie trzyma`);
  return issues;
}

function isApart({ box: one }: ModelPart, { box: other }: ModelPart): boolean {
  return one.min.some(
    (low, axis) =>
      low > (other.max[axis] ?? 0) + touching || (other.min[axis] ?? 0) > (one.max[axis] ?? 0) + touching,
  );
}

/**
 * Returns how deep two parts overlap, in mm, and where. The depth is the mean thickness of the thickest body that they
 * share: twice its volume divided by its surface area, which does not depend on its orientation. It is half a tube's
 * diameter if the tube runs through something.
 */
function overlap({ solid: one }: ModelPart, { solid: other }: ModelPart): { depth: number; at: number[] } {
  const shared = one
    .intersect(other)
    .decompose()
    .map((body) => ({ depth: (2 * body.volume()) / body.surfaceArea(), box: body.boundingBox() }))
    .sort((a, b) => b.depth - a.depth)[0];
  if (!shared) return { depth: 0, at: [] };
  const { depth, box } = shared;
  return { depth, at: box.min.map((low, axis) => Math.round((low + (box.max[axis] ?? 0)) / 2)) };
}

/** Whether a part stands on, hangs on or is let into the wall, floor or counter through the origin. */
function isCarried({ box: { min, max } }: ModelPart): boolean {
  return [min[1], min[2], max[1]].some((edge) => Math.abs(edge) < touching);
}

function groupsOf(touched: ReadonlyMap<ModelPart, ReadonlySet<ModelPart>>): ModelPart[][] {
  const seen = new Set<ModelPart>();
  const reach = (part: ModelPart): ModelPart[] => {
    if (seen.has(part)) return [];
    seen.add(part);
    return [part, ...[...(touched.get(part) ?? [])].flatMap(reach)];
  };
  return [...touched.keys()].map(reach).filter((group) => group.length > 0);
}

const millimetres = (depth: number) => `${depth.toFixed(1).replace(".", ",")} mm`;
