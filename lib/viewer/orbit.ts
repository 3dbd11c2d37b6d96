/** Camera position around a model. Angles are in radians: `azimuth` from the front, `polar` from straight above. */
export type Orbit = {
  azimuth: number;
  polar: number;
  /** Zoom factor; 1 fits the whole model into the view. */
  zoom: number;
};

/** A change of the view. `turn` (to the right) and `raise` (upwards) are in radians; `zoom` is a factor. */
export type OrbitMove = { turn?: number; raise?: number; zoom?: number };

/** Angle of one key press, in radians: 15°, so that 24 presses make a full turn. */
const keyStep = Math.PI / 12;
const zoomStep = 1.25;
/** Limits of the polar angle, in radians. They are just short of the poles, where the view would flip. */
const polarLimits = [0.05, Math.PI - 0.05] as const;
/** Limits of the zoom factor: from the whole model with a margin to a close-up of its details. */
const zoomLimits = [0.7, 4] as const;

/** Initial view: that of the product pictures, 36° to the right of the front and 15° from above. */
export const firstOrbit: Orbit = { azimuth: Math.PI / 5, polar: (Math.PI * 75) / 180, zoom: 1 };

/** Moves that one press of a button or a key makes. */
export const orbitSteps = {
  left: { turn: -keyStep },
  right: { turn: keyStep },
  up: { raise: keyStep },
  down: { raise: -keyStep },
  nearer: { zoom: zoomStep },
  farther: { zoom: 1 / zoomStep },
} as const satisfies Record<string, OrbitMove>;

const keys: Readonly<Record<string, OrbitMove>> = {
  ArrowLeft: orbitSteps.left,
  ArrowRight: orbitSteps.right,
  ArrowUp: orbitSteps.up,
  ArrowDown: orbitSteps.down,
  "+": orbitSteps.nearer,
  "=": orbitSteps.nearer,
  "-": orbitSteps.farther,
};

/** Returns the move for a key (`KeyboardEvent.key`); `null` for keys that the view does not handle. */
export function moveOfKey(key: string): OrbitMove | null {
  return keys[key] ?? null;
}

/**
 * Returns the move for a drag by `right` and `down` pixels. The model follows the pointer: dragging by the full height
 * of the view makes half a turn.
 */
export function moveOfDrag(right: number, down: number, viewHeight: number): OrbitMove {
  const perPixel = Math.PI / viewHeight;
  return { turn: -right * perPixel, raise: down * perPixel };
}

/** Applies a move to the view, and limits the result to `polarLimits` and `zoomLimits`. */
export function moveOrbit(orbit: Orbit, { turn = 0, raise = 0, zoom = 1 }: OrbitMove): Orbit {
  return {
    azimuth: (orbit.azimuth + turn) % (2 * Math.PI),
    polar: within(polarLimits, orbit.polar - raise),
    zoom: within(zoomLimits, orbit.zoom * zoom),
  };
}

/** Returns the camera's azimuth in whole degrees (0–359), measured from the front to the right. */
export function azimuthDegrees({ azimuth }: Orbit): number {
  return (Math.round((azimuth * 180) / Math.PI) + 720) % 360;
}

function within([min, max]: readonly [number, number], value: number): number {
  return Math.min(max, Math.max(min, value));
}
