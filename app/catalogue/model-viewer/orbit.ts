/** Where a model is seen from: angles in radians, `azimuth` from the front, `polar` from straight above. */
export type Orbit = {
  azimuth: number;
  polar: number;
  /** 1 shows the whole model. */
  zoom: number;
};

/** A change of the view: radians to the right and upwards, a factor of size. */
export type OrbitMove = { turn?: number; raise?: number; zoom?: number };

/** 15°: 24 presses are a whole turn. */
const keyStep = Math.PI / 12;
const zoomStep = 1.25;
/** Radians, just short of the poles, where the view would tip over. */
const polarLimits = [0.05, Math.PI - 0.05] as const;
/** From the model with a margin to its details. */
const zoomLimits = [0.8, 4] as const;

/** From the front, a little from the right and from above. */
export const firstOrbit: Orbit = { azimuth: Math.PI / 6, polar: Math.PI / 2.5, zoom: 1 };

/** What buttons and keys do. */
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

/** The move of a key (`KeyboardEvent.key`); `null` for keys that the view leaves to the page. */
export function moveOfKey(key: string): OrbitMove | null {
  return keys[key] ?? null;
}

/**
 * The move of a pointer dragged by pixels: the view's height is half a turn, and the model follows the pointer.
 */
export function moveOfDrag(right: number, down: number, viewHeight: number): OrbitMove {
  const perPixel = Math.PI / viewHeight;
  return { turn: -right * perPixel, raise: down * perPixel };
}

/** The view after a move, within the limits above. */
export function moveOrbit(orbit: Orbit, { turn = 0, raise = 0, zoom = 1 }: OrbitMove): Orbit {
  return {
    azimuth: (orbit.azimuth + turn) % (2 * Math.PI),
    polar: within(polarLimits, orbit.polar - raise),
    zoom: within(zoomLimits, orbit.zoom * zoom),
  };
}

/** How far the view has gone round to the right of the front: whole degrees, 0–359. */
export function azimuthDegrees({ azimuth }: Orbit): number {
  return (Math.round((azimuth * 180) / Math.PI) + 720) % 360;
}

function within([min, max]: readonly [number, number], value: number): number {
  return Math.min(max, Math.max(min, value));
}
