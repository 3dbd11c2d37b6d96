import { drainHole, type MeasureValues, type OwnGeometry } from "./own-geometry";
import { outline, rectangle } from "./profile";

/** Thickness in mm at which walls and the floor are drawn; only the shelf is measured. */
const thickness = 12;
/** Length in mm of the shelf behind the axis of the hole, if the wall is not nearer. */
const shelfBehind = 65;

/**
 * Returns the side view of a basin with a tap hole in its shelf. `u` is 0 at the tiled wall, `z` at the rim; shelf and
 * rim are level.
 */
export function holedBasin(of: MeasureValues): OwnGeometry {
  const [axis, deck, floor] = [of("wall"), of("deck"), -of("bowlDepth")];
  const [back, front, drain] = [axis + of("bowlBack"), axis + of("bowlFront"), axis + of("drain")];
  const [radius, half, bottom] = [of("tapHole") / 2, drainHole.basin / 2, floor - thickness];
  const edge = Math.max(0, axis - shelfBehind);
  // A wall that is thinner where the bowl begins right beside the hole.
  const wall = Math.max(3, Math.min(thickness, of("bowlBack") - radius - 3));
  const level = Math.max(back + 2, Math.min(back + of("slope"), drain - half - 5));
  const levelFront = Math.min(front - 2, Math.max(front - of("slope") - 15, drain + half + 5));
  return {
    uFrom: "wall",
    mount: "wall-hung",
    box: { minU: edge, maxU: front + thickness, minZ: bottom, maxZ: 0, width: front },
    side: [
      [
        [edge, 0],
        [front + thickness, 0],
      ],
      [
        [edge, -deck],
        [edge, Math.min(-deck, bottom / 2)],
        [back - wall, Math.min(-deck, bottom / 2)],
      ],
    ],
    section: [
      rectangle(edge, axis - radius, -deck, 0),
      outline([
        [axis + radius, 0],
        [back, 0, 5],
        [level, floor, 25],
        [drain - half, floor],
        [drain - half, bottom],
        [level - wall, bottom, 25],
        [back - wall, -deck],
        [axis + radius, -deck],
      ]),
      outline([
        [drain + half, floor],
        [levelFront, floor, 40],
        [front, 0, 5],
        [front + thickness, 0, 5],
        [levelFront + thickness, bottom, 40],
        [drain + half, bottom],
      ]),
    ],
    rim: { z: 0, backU: edge, frontU: front + thickness, innerBackU: back, innerFrontU: front },
    drain: { u: drain, z: floor, x: 0, diameter: drainHole.basin },
    tapHole: { u: axis, z: 0, diameter: of("tapHole") },
    bottomZ: bottom,
    innerWidth: front - back,
  };
}
