import { polishNumber } from "lib/polish/number";
import sharp from "sharp";
import { folderSizes, hasKnownFolder, pictureSize } from "~/ui/pictures";
import { RejectedError } from "../rejected-error";
import { type Crop, hasRatioOf, type PixelSize } from "./ratio";

/** Maximum size of an uploaded file, in bytes; enough for photos straight from a camera. */
export const maxPictureBytes = 30_000_000;

/** Maximum number of pixels: more than cameras have; decoding takes four bytes of memory for each. */
const maxPixels = 120_000_000;

/** A file that cannot be used as a picture; the message says how to fix it. */
const unfit = (message: string) => new RejectedError(422, message);

const readFormats = new Set(["jpeg", "png", "webp"]);

/** Has this process decode nothing but photos: a drawing of some bytes may take hours, and decoders have faults. */
export function decodeOnlyPhotos(): void {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["Jpeg", "Png", "Webp"].map((format) => `VipsForeignLoad${format}Buffer`) });
}

/**
 * Checks the name, format, size and aspect ratio of a picture; its folder below `/images/` sets the required size.
 * @param name path below `/images/` without extension: `news/nowy-salon`
 * @param crop the part that becomes the picture; null: all of it
 * @throws {RejectedError}
 */
export async function checkPicture(bytes: Uint8Array, name: string, crop: Crop | null = null): Promise<void> {
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
  const photo = await sizeOf(bytes);
  if (crop && !isPartOf(photo, crop)) throw unfit("Kadr wychodzi poza zdjęcie: wybierz go jeszcze raz.");
  const { width, height } = crop ?? photo;
  const pixels = `${width} × ${height}`;
  const needed = `${wanted.width} × ${wanted.height}`;
  if (width < wanted.width || height < wanted.height)
    throw unfit(
      `Zdjęcie ma ${pixels} pikseli, a w folderze „${folder}” potrzeba co najmniej ${needed}: weź większe.`,
    );
  if (hasRatioOf(wanted, { width, height })) return;
  const ratio = wanted.width / wanted.height;
  const cropped =
    width / height > ratio
      ? `${Math.round(height * ratio)} × ${height}`
      : `${width} × ${Math.round(width / ratio)}`;
  throw unfit(
    `Zdjęcie ma inne proporcje (${pixels}) niż zdjęcia w folderze „${folder}” (${needed}): przytnij je, na przykład do ${cropped}.`,
  );
}

function isPartOf(photo: PixelSize, { left, top, width, height }: Crop): boolean {
  const isWhole = [left, top, width, height].every((pixels) => Number.isInteger(pixels) && pixels >= 0);
  return isWhole && left + width <= photo.width && top + height <= photo.height;
}

/** Returns the size after EXIF rotation, because cameras may store portrait photos as landscape. */
async function sizeOf(bytes: Uint8Array) {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels });
    const { format, autoOrient } = await image.metadata();
    if (readFormats.has(format)) {
      // Decodes every pixel, to detect truncated files.
      await image.stats();
      return autoOrient;
    }
  } catch {
    // Unreadable file: the error is thrown below.
  }
  throw unfit("Tego pliku nie da się odczytać jako zdjęcia: zapisz je jeszcze raz jako JPEG, PNG albo WebP.");
}
