import { drainHole, type MeasureValues, type OwnGeometry } from "./own-geometry";
import { outline } from "./profile";

/** Thickness in mm at which the shell of a bath is drawn. */
const shell = 10;

/** Minimum width in mm of the level floor on each side of the drain's axis. */
const floorBeside = 35;

/** Returns the side view of a basin on a counter, whose walls are as thick at the floor as at the rim. */
export function countertopBasin(of: MeasureValues): OwnGeometry {
  const bowl = bowlOf(of, drainHole.basin);
  const { height, depth, width, floor, drain, half, slope, back, front } = bowl;
  const round = Math.min(width / 2, 6);
  return {
    ...vesselOf(bowl, "countertop"),
    section: [
      outline([
        [drain - half, floor],
        [back, floor, 30],
        [width, height, round],
        [0, height, round],
        [slope, 0, 12],
        [drain - half, 0],
      ]),
      outline([
        [drain + half, floor],
        [front, floor, 30],
        [depth - width, height, round],
        [depth, height, round],
        [depth - slope, 0, 12],
        [drain + half, 0],
      ]),
    ],
  };
}

/** Returns the side view of a bath across: a thin shell and, if it stands free, an outer skin down to the floor. */
export function bathtub(of: MeasureValues, mount: "floor" | "built-in"): OwnGeometry {
  const bowl = bowlOf(of, drainHole.bath);
  const { height, depth, width, floor, drain, half, slope, back, front } = bowl;
  const [under, lip] = [floor - shell, Math.min(shell, width / 2)];
  const skin = (at: (u: number) => number) =>
    outline([
      [at(0), height - lip],
      [at(slope / 2), 0],
      [at(slope / 2 + lip), 0],
      [at(lip), height - lip],
    ]);
  return {
    ...vesselOf(bowl, mount),
    section: [
      outline([
        [drain - half, floor],
        [back, floor, 60],
        [width, height, lip],
        [0, height, lip],
        [0, height - lip],
        [width - lip, height - lip],
        [back - lip, under, 60],
        [drain - half, under],
      ]),
      outline([
        [drain + half, floor],
        [front, floor, 60],
        [depth - width, height, lip],
        [depth, height, lip],
        [depth, height - lip],
        [depth - width + lip, height - lip],
        [front + lip, under, 60],
        [drain + half, under],
      ]),
      ...(mount === "floor" ? [skin((u) => u), skin((u) => depth - u)] : []),
    ],
  };
}

type Bowl = ReturnType<typeof bowlOf>;

function bowlOf(of: MeasureValues, hole: number) {
  const [height, depth, width, drain] = [of("rimHeight"), of("depth"), of("rimWidth"), of("drain")];
  const slope = Math.max(0, Math.min(of("slope"), drain - hole, depth - drain - hole));
  return {
    height,
    depth,
    width,
    drain,
    half: hole / 2,
    floor: height - of("bowlDepth"),
    /** Horizontal distance between the outer edges at the top and at the bottom. */
    slope,
    /** Ends of the level floor. */
    back: Math.min(width + slope, drain - floorBeside),
    front: Math.max(depth - width - slope, drain + floorBeside),
  };
}

function vesselOf(bowl: Bowl, mount: OwnGeometry["mount"]): OwnGeometry {
  const { height, depth, width, drain, half, floor } = bowl;
  return {
    uFrom: "back-edge",
    mount,
    box: { minU: 0, maxU: depth, minZ: 0, maxZ: height, width: depth },
    side: [
      [
        [0, height],
        [depth, height],
      ],
    ],
    section: [],
    rim: { z: height, backU: 0, frontU: depth, innerBackU: width, innerFrontU: depth - width },
    drain: { u: drain, z: floor, x: 0, diameter: half * 2 },
    tapHole: null,
    bottomZ: 0,
    innerWidth: depth,
  };
}
