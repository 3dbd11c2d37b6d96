import { DataTexture, DataUtils, EquirectangularReflectionMapping, HalfFloatType, LinearFilter } from "three";
import { studioLight } from "./studio";
import type { Surface } from "./surface";

/** Renders the studio as an equirectangular picture for reflections. */
export function studioPicture(surface: Surface): DataTexture {
  const [width, height] = [1024, 512];
  const values = new Uint16Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      // The centre of an equirectangular picture shows the direction +X, but the front of the model faces +Z. This
      // causes the offset of 90°.
      const azimuth = 90 - ((column + 0.5) / width - 0.5) * 360;
      const elevation = ((row + 0.5) / height - 0.5) * 180;
      const value = DataUtils.toHalfFloat(studioLight(surface, azimuth, elevation));
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
