import { DataTexture, DataUtils, EquirectangularReflectionMapping, HalfFloatType, LinearFilter } from "three";

/**
 * A soft box, or a flag that absorbs light, in the virtual photo studio. All angles are in degrees: `azimuth` is to the
 * right of the front, `elevation` is above the camera, `width` and `height` are half extents, and `edge` is the width
 * of the soft edge. `light` is the radiance; a radiance of 1 is white.
 */
type Panel = {
  azimuth: number;
  elevation: number;
  width: number;
  height: number;
  edge: number;
  light: number;
};

/**
 * Panels of the photo studio used for the product pictures: soft boxes for light, and black flags, whose reflections
 * outline shiny products.
 */
const panels: readonly Panel[] = [
  { azimuth: -68, elevation: 32, width: 40, height: 44, edge: 22, light: 2.4 },
  { azimuth: 108, elevation: 30, width: 22, height: 45, edge: 14, light: 1.6 },
  { azimuth: 72, elevation: 10, width: 15, height: 44, edge: 4, light: 0.05 },
  { azimuth: -14, elevation: 12, width: 4, height: 40, edge: 2, light: 0.03 },
  { azimuth: -125, elevation: 10, width: 6, height: 40, edge: 3, light: 0.04 },
  { azimuth: 155, elevation: 20, width: 16, height: 46, edge: 10, light: 0.12 },
];
/**
 * Elevation of the upper edge of the white backdrop, in degrees. The backdrop is below the products, so their lower
 * halves reflect it.
 */
const sweepEnd = -38;
const [sweep, wallLow, wallHigh, ceiling] = [0.98, 0.86, 0.5, 1.5];

/** Returns the radiance that arrives from a direction. Angles are in degrees, as in {@link Panel}. */
export function studioLight(azimuth: number, elevation: number): number {
  let light = mix(wallLow, wallHigh, ramp(elevation - 10, 70));
  light = mix(light, ceiling, ramp(elevation - 65, 12));
  for (const panel of panels) {
    const aside = Math.abs(((azimuth - panel.azimuth + 540) % 360) - 180);
    const across = ramp(panel.width - aside, panel.edge);
    const upwards = ramp(panel.height - Math.abs(elevation - panel.elevation), panel.edge);
    light = mix(light, panel.light, across * upwards);
  }
  return mix(light, sweep, ramp(sweepEnd - elevation, 10));
}

/** Renders the studio as an equirectangular picture for reflections. */
export function studioPicture(): DataTexture {
  const [width, height] = [1024, 512];
  const values = new Uint16Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      // The centre of an equirectangular picture shows the direction +X, but the front of the model faces +Z. This
      // causes the offset of 90°.
      const azimuth = 90 - ((column + 0.5) / width - 0.5) * 360;
      const elevation = ((row + 0.5) / height - 0.5) * 180;
      const value = DataUtils.toHalfFloat(studioLight(azimuth, elevation));
      values.fill(value, (row * width + column) * 4, (row * width + column + 1) * 4);
    }
  }
  const picture = new DataTexture(values, width, height);
  picture.type = HalfFloatType;
  picture.mapping = EquirectangularReflectionMapping;
  picture.magFilter = LinearFilter;
  picture.minFilter = LinearFilter;
  picture.needsUpdate = true;
  return picture;
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** Smoothstep from 0 to 1 over `width`, centred at 0. */
function ramp(value: number, width: number): number {
  const share = Math.min(1, Math.max(0, value / width + 0.5));
  return share * share * (3 - 2 * share);
}
