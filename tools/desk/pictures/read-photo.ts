import { polishNumber } from "lib/polish/number";
import sharp, { type Sharp } from "sharp";
import { folderSizes, hasKnownFolder, pictureSize } from "~/ui/pictures";
import { RejectedError } from "../requests/rejected-error";
import { type Crop, hasRatioOf, type PixelSize } from "./ratio";

/** Maximum size of an uploaded file, in bytes; enough for photos straight from a camera. */
export const maxPictureBytes = 30_000_000;

/** Maximum number of pixels: more than cameras have; decoding takes four bytes of memory for each. */
const maxPixels = 120_000_000;

/** A file that cannot be used as a picture; the message says how to fix it. */
const unfit = (message: string) => new RejectedError(422, message);

const readFormats = new Set(["jpeg", "png", "webp"]);

/** Makes this process decode only photos: a tiny vector drawing may take hours, and decoders have faults. */
export function decodeOnlyPhotos(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["Jpeg", "Png", "Webp"].map((format) => `VipsForeignLoad${format}Buffer`) });
}

/**
 * Reads a photo, once for all sizes of its picture: the largest of them, upright, without metadata (place, device).
 * @param name path below `/images/` without extension, `news/nowy-salon`; its folder sets the size
 * @param crop the part that becomes the picture; null: all of it
 * @throws {RejectedError} if the name, format, size or aspect ratio does not fit
 */
export async function readPhoto(bytes: Uint8Array, name: string, crop: Crop | null = null): Promise<Sharp> {
  const folder = name.slice(0, name.indexOf("/"));
  if (!hasKnownFolder(name) || !/^[\w-]+(?:\/[\w-]+)+$/.test(name))
    throw unfit(
      `„${name}” nie może być nazwą zdjęcia: potrzebny jest jeden z folderów ${Object.keys(folderSizes).join(", ")} i nazwa z liter bez polskich znaków, cyfr i łączników.`,
    );
  if (bytes.length > maxPictureBytes)
    throw unfit(
      `Zdjęcie ma ${polishNumber(bytes.length / 1_000_000, 1)} MB, a może mieć najwyżej 30 MB: zapisz je jako JPEG o mniejszej liczbie pikseli.`,
    );
  const wanted = pictureSize(name);
  const image = sharp(bytes, { limitInputPixels: maxPixels });
  const { format, autoOrient: photo } = await image.metadata().catch(throwUnreadable);
  if (!readFormats.has(format)) throwUnreadable();
  if (crop && !isPartOf(photo, crop)) throw unfit("Kadr wychodzi poza zdjęcie: wybierz go jeszcze raz.");
  const { width, height } = crop ?? photo;
  const pixels = `${width} × ${height}`;
  const needed = `${wanted.width} × ${wanted.height}`;
  if (width < wanted.width || height < wanted.height)
    throw unfit(
      `Zdjęcie ma ${pixels} pikseli, a w folderze „${folder}” potrzeba co najmniej ${needed}: weź większe.`,
    );
  if (!hasRatioOf(wanted, { width, height })) {
    const ratio = wanted.width / wanted.height;
    const cropped =
      width / height > ratio
        ? `${Math.round(height * ratio)} × ${height}`
        : `${width} × ${Math.round(width / ratio)}`;
    throw unfit(
      `Zdjęcie ma inne proporcje (${pixels}) niż zdjęcia w folderze „${folder}” (${needed}): przytnij je, na przykład do ${cropped}.`,
    );
  }
  const upright = image.autoOrient();
  const largest = (crop ? upright.extract(crop) : upright)
    .flatten({ background: "white" })
    .resize(wanted.width, wanted.height);
  const { data, info } = await largest.raw().toBuffer({ resolveWithObject: true }).catch(throwUnreadable);
  return sharp(data, { raw: { ...info, channels: info.channels as 3 } });
}

function isPartOf(photo: PixelSize, { left, top, width, height }: Crop): boolean {
  const isWhole = [left, top, width, height].every((pixels) => Number.isInteger(pixels) && pixels >= 0);
  return isWhole && left + width <= photo.width && top + height <= photo.height;
}

function throwUnreadable(): never {
  throw unfit("Tego pliku nie da się odczytać jako zdjęcia: zapisz je jeszcze raz jako JPEG, PNG albo WebP.");
}
