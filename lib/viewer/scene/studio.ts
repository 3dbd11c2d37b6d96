import type { Surface } from "./surface";

/**
 * A soft box, or a flag that absorbs light, in the virtual photo studio. All angles are in degrees: `azimuth` is to the
 * right of the camera that took the product pictures, `elevation` is above it, `width` and `height` are half extents,
 * and `edge` is the width of the soft edge. `light` is the radiance; a radiance of 1 is white.
 */
type Panel = {
  azimuth: number;
  elevation: number;
  width: number;
  height: number;
  edge: number;
  light: number;
};

/** Light of the room around the panels: at eye level, above it, of the ceiling, and from below. */
type Studio = { panels: readonly Panel[]; low: number; high: number; ceiling: number; below: number };

/**
 * The two set-ups of the product pictures. Products that stand have a bright room, a white sweep below them, and black
 * flags, whose reflections outline shiny metal. Products at a wall face a dark room.
 */
const studios: Record<Surface, Studio> = {
  floor: {
    panels: [
      { azimuth: -68, elevation: 32, width: 40, height: 44, edge: 22, light: 2.4 },
      { azimuth: 108, elevation: 30, width: 22, height: 45, edge: 14, light: 1.6 },
      { azimuth: 72, elevation: 10, width: 15, height: 44, edge: 4, light: 0.05 },
      { azimuth: -14, elevation: 12, width: 4, height: 40, edge: 2, light: 0.03 },
      { azimuth: -125, elevation: 10, width: 6, height: 40, edge: 3, light: 0.04 },
      { azimuth: 155, elevation: 20, width: 16, height: 46, edge: 10, light: 0.12 },
    ],
    low: 0.86,
    high: 0.5,
    ceiling: 1.5,
    below: 0.98,
  },
  wall: {
    panels: [
      { azimuth: -75, elevation: 54, width: 52, height: 32, edge: 20, light: 2.6 },
      { azimuth: 62, elevation: 48, width: 24, height: 22, edge: 8, light: 1.8 },
    ],
    low: 0.15,
    high: 0.7,
    ceiling: 1.6,
    below: 0.1,
  },
};

/** Elevation of the upper edge of what is below the products, in degrees. */
const belowEnd = -38;
/** Radiance of the wall at which products hang, above and below them. */
const wallLight = { above: 1.05, below: 0.65 };
/** Where the camera stood that took the product pictures, in degrees to the right of a product's front. */
const cameraAzimuth = 36;

/**
 * Returns the radiance that reaches a product from a direction.
 * @param azimuth in degrees to the right of the product's front
 * @param elevation in degrees above the horizon
 */
export function studioLight(surface: Surface, azimuth: number, elevation: number): number {
  const { panels, low, high, ceiling, below } = studios[surface];
  let light = mix(low, high, ramp(elevation - 10, 70));
  light = mix(light, ceiling, ramp(elevation - 65, 12));
  for (const panel of panels) {
    const aside = Math.abs(turned(azimuth - cameraAzimuth - panel.azimuth));
    const across = ramp(panel.width - aside, panel.edge);
    const upwards = ramp(panel.height - Math.abs(elevation - panel.elevation), panel.edge);
    light = mix(light, panel.light, across * upwards);
  }
  light = mix(light, below, ramp(belowEnd - elevation, 10));
  if (surface === "floor") return light;
  // How far the direction points behind the product, from −1 to 1.
  const behind = -Math.cos(radians(azimuth)) * Math.cos(radians(elevation));
  return mix(light, mix(wallLight.below, wallLight.above, ramp(elevation, 120)), ramp(behind, 0.1));
}

const radians = (angle: number) => (angle * Math.PI) / 180;
const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Returns an angle in degrees as one from −180 to 180. */
const turned = (angle: number) => ((((angle + 180) % 360) + 360) % 360) - 180;

/** Smoothstep from 0 to 1 over `width`, centred at 0. */
function ramp(value: number, width: number): number {
  const share = Math.min(1, Math.max(0, value / width + 0.5));
  return share * share * (3 - 2 * share);
}
