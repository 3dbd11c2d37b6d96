import type { Known } from "./measures";
import type { MeasureValues, OwnGeometry } from "./own-geometry";
import { outline, rectangle } from "./profile";

/** Lengths in mm at which a worktop is drawn where nothing is measured. */
const drawn = { behind: 90, before: 320, sinkDepth: 180, sinkWall: 4, frontStrip: 70 };

/**
 * Returns the side view of a worktop with a hole. `u` is 0 at the axis of the hole, `z` on the worktop. If both edges of
 * a sink are known, it is drawn and `rim` has its edges; its depth is not measured.
 */
export function worktop(of: MeasureValues, { wall, bowlBack, bowlFront }: Known): OwnGeometry {
  const [radius, deck] = [of("tapHole") / 2, of("deck")];
  const start = -(wall ?? drawn.behind);
  const sink =
    bowlBack !== undefined && bowlFront !== undefined ? { back: bowlBack, front: bowlFront } : null;
  const end = sink ? sink.front + drawn.frontStrip : drawn.before;
  const slab = (from: number, to: number) => rectangle(from, to, -deck, 0);
  return {
    uFrom: "axis",
    mount: "countertop",
    box: { minU: start, maxU: end, minZ: -deck, maxZ: 0, width: end - start },
    side: [
      [
        [start, 0],
        [end, 0],
      ],
    ],
    section: [
      slab(start, -radius),
      slab(radius, sink ? sink.back : end),
      ...(sink ? [sinkOutline(sink.back, sink.front, deck), slab(sink.front, end)] : []),
    ],
    rim: sink
      ? { z: 0, backU: sink.back, frontU: sink.front, innerBackU: sink.back, innerFrontU: sink.front }
      : undefined,
    tapHole: { u: 0, z: 0, diameter: radius * 2 },
  };
}

/** Returns the outline of a sink below a worktop of the thickness `deck`, in mm. */
function sinkOutline(back: number, front: number, deck: number) {
  const [floor, wall] = [-deck - drawn.sinkDepth, drawn.sinkWall];
  return outline([
    [back, -deck],
    [back, floor, 30],
    [front, floor, 30],
    [front, -deck],
    [front + wall, -deck],
    [front + wall, floor - wall, 30],
    [back - wall, floor - wall, 30],
    [back - wall, -deck],
  ]);
}
