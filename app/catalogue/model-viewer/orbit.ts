/** Camera position around a model, in radians: `azimuth` from the front, `polar` from straight above. */
export type Orbit = {
  azimuth: number;
  polar: number;
  /** Zoom factor; 1 fits the whole model into the view. */
  zoom: number;
};

/** A change of the view: `turn` to the right and `raise` upwards in radians, `zoom` as a factor. */
export type OrbitMove = { turn?: number; raise?: number; zoom?: number };

/** 15°: 24 key presses make a full turn. */
const keyStep = Math.PI / 12;
const zoomStep = 1.25;
/** In radians. Stops just short of the poles, where the view would flip. */
const polarLimits = [0.05, Math.PI - 0.05] as const;
/** Zoom factors: from the whole model with a margin to a close-up of its details. */
const zoomLimits = [0.8, 4] as const;

/** Initial view: from the front, slightly from the right and from above. */
export const firstOrbit: Orbit = { azimuth: Math.PI / 6, polar: Math.PI / 2.5, zoom: 1 };

/** Moves for the buttons and keys. */
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
 * Returns the move for a drag, in pixels to the right and down. The model follows the pointer; a drag over the height
 * of the view is half a turn.
 */
export function moveOfDrag(right: number, down: number, viewHeight: number): OrbitMove {
  const perPixel = Math.PI / viewHeight;
  return { turn: -right * perPixel, raise: down * perPixel };
}

/** Applies a move to the view, within `polarLimits` and `zoomLimits`. */
export function moveOrbit(orbit: Orbit, { turn = 0, raise = 0, zoom = 1 }: OrbitMove): Orbit {
  return {
    azimuth: (orbit.azimuth + turn) % (2 * Math.PI),
    polar: within(polarLimits, orbit.polar - raise),
    zoom: within(zoomLimits, orbit.zoom * zoom),
  };
}

/** Returns the view's rotation to the right of the front, in whole degrees (0–359). */
export function azimuthDegrees({ azimuth }: Orbit): number {
  return (Math.round((azimuth * 180) / Math.PI) + 720) % 360;
}

function within([min, max]: readonly [number, number], value: number): number {
  return Math.min(max, Math.max(min, value));
}
