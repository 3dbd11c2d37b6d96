import { DataTexture, DataUtils, EquirectangularReflectionMapping, HalfFloatType, LinearFilter } from "three";
import { photoStudio } from "../studio";
import type { Standing } from "../surface";

/** Renders the studio as an equirectangular picture for reflections. */
export function studioPicture(standing: Standing): DataTexture {
  const { width, height } = photoStudio.size;
  const values = new Uint16Array(width * height * 4);
  photoStudio.radiance(standing).forEach((light, pixel) => {
    values.fill(DataUtils.toHalfFloat(light), pixel * 4, pixel * 4 + 4);
  });
  const picture = new DataTexture(values, width, height);
  picture.type = HalfFloatType;
  picture.mapping = EquirectangularReflectionMapping;
  picture.magFilter = LinearFilter;
  picture.minFilter = LinearFilter;
  picture.needsUpdate = true;
  return picture;
}
