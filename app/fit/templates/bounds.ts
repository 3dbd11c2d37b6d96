import type { SurfaceBounds, SurfacePoint } from "./template";

/** Returns the smallest rectangle around the points, extended by `margin` mm on each side. */
export function surfaceBoundsOf(points: readonly SurfacePoint[], margin = 0): SurfaceBounds {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

/** Returns two opposite corners of a rectangle. */
export function oppositeCorners({ left, top, right, bottom }: SurfaceBounds): SurfacePoint[] {
  return [
    { x: left, y: top },
    { x: right, y: bottom },
  ];
}

/** Returns two opposite corners of the square around a circle, in mm. */
export function around({ x, y }: SurfacePoint, radius: number): [SurfacePoint, SurfacePoint] {
  return [
    { x: x - radius, y: y - radius },
    { x: x + radius, y: y + radius },
  ];
}
