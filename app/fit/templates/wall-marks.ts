import { tenth } from "~/fit/rules/geometry/place";
import type { Geometry } from "../../range/products.server";
import type { Part } from "./part";
import { axisOnly, type Mark } from "./template";

/** An axis on the wall, in mm from the product's origin: `x` to the right, `z` upwards. */
type OnWall = { x: number; z: number; label: string };

/**
 * Returns the axes at which a product is connected or fixed to the wall: spout and handle, pipes, or fixing points. A
 * product without any of these has one axis, its origin.
 */
export function wallMarks({ product, geometry }: Part): Mark[] {
  const { axes, connections = [] } = geometry;
  const { connectionSpacing, plateWidth, rosetteDiameter } = product.byRole;
  if (axes)
    return marks([
      { ...axes.spout, label: "oś wylewki" },
      { ...axes.handle, label: "oś uchwytu" },
    ]);
  const pipes = connections.filter((one) => isInWall(one, connections));
  if (pipes.length > 0)
    return marks(
      pipes.map(({ x, z, size, u }) => ({ x, z, label: `${size}${u > 20 ? `, ${u} mm od ściany` : ""}` })),
    );
  if (connectionSpacing !== undefined)
    return marks([-1, 1].map((side) => ({ x: (side * connectionSpacing) / 2, z: 0, label: "oś mocowania" })));
  const isPlate = plateWidth !== undefined || rosetteDiameter !== undefined;
  return marks([{ x: 0, z: 0, label: isPlate ? "oś płytki mocującej" : "środek" }]);
}

type Connection = NonNullable<Geometry["connections"]>[number];

/** Returns false for an outlet of the product itself, such as that for a shower hose. */
function isInWall({ kind, u, z }: Connection, all: readonly Connection[]): boolean {
  return kind === "inlet" || all.some((other) => other.kind === "inlet" && other.u === u && other.z === z);
}

function marks(axes: readonly OnWall[]): Mark[] {
  const middle = axes.reduce((sum, { x }) => sum + x, 0) / axes.length;
  return axes.map(({ x, z, label }) => ({
    ...axisOnly,
    x,
    y: 0 - z,
    label,
    side: x < middle ? "left" : "right",
  }));
}

/**
 * Minimum and maximum height in mm of a fixing where it touches the wall. A lower contact is a mere edge; a higher one
 * is a product that touches the wall over its whole height.
 */
const fixingHeights = { least: 10, most: 100 };
/** Minimum distance in mm between a further fixing and the connections. */
const apart = 60;

/**
 * Returns the heights, in mm above the product's origin, at which the side view touches the wall away from the
 * connections: the fixings of a shower column or a radiator.
 */
export function furtherFixings({ side }: Geometry): number[] {
  const touching = side
    .flatMap((line) => line.slice(1).map((end, place) => [line[place] ?? end, end] as const))
    .filter((ends) => ends.every(([u]) => u < 0.5))
    .map((ends) => ends.map(([, z]) => z).sort((one, other) => one - other) as [number, number])
    .sort((one, other) => one[0] - other[0]);
  const fixings: [number, number][] = [];
  for (const [from, to] of touching) {
    const last = fixings.at(-1);
    if (last && from <= last[1] + 3) last[1] = Math.max(last[1], to);
    else fixings.push([from, to]);
  }
  return fixings
    .filter(([from, to]) => to - from >= fixingHeights.least && to - from <= fixingHeights.most)
    .map(([from, to]) => tenth((from + to) / 2))
    .filter((height) => Math.abs(height) > apart);
}
