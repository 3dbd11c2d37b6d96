import sharp from "sharp";
import { polishNumber } from "~/polish/number";
import { folderSizes, hasKnownFolder, pictureSize } from "../../app/ui/pictures/picture";

/** Of a file as it comes from a camera. */
export const maxPictureBytes = 30_000_000;

/** Endings of files that may be pictures; HEIC is one of them so that it is told what to do with it. */
export const pictureFile = /\.(?:jpe?g|png|webp|hei[cf])$/i;

/** A file that cannot become a picture of the site. The message is Polish and says what to do. */
export class PictureError extends Error {
  override name = "PictureError";
}

const readFormats = new Set(["jpeg", "png", "webp"]);
/** The first box of a HEIC file: its type and the brand of what it holds. */
const heicStart = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;
/** Of the ratio: what is cut off then is a pixel or two. */
const tolerance = 0.01;

/**
 * Whether a file can become a picture: what it is, and its size and ratio, which its folder below `/images/` fixes.
 * @param name path below `/images/` without ending: `news/nowy-salon`
 * @throws {PictureError}
 */
export async function checkPicture(bytes: Uint8Array, name: string): Promise<void> {
  const folder = name.slice(0, name.indexOf("/"));
  if (!hasKnownFolder(name) || !/^[\w-]+(?:\/[\w-]+)+$/.test(name))
    throw new PictureError(
      `„${name}” nie może być nazwą zdjęcia: potrzebny jest jeden z folderów ${Object.keys(folderSizes).join(", ")} i nazwa z liter bez polskich znaków, cyfr i łączników.`,
    );
  if (bytes.length > maxPictureBytes)
    throw new PictureError(
      `Zdjęcie ma ${polishNumber(bytes.length / 1_000_000, 1)} MB, a może mieć najwyżej 30 MB: zapisz je jako JPEG o mniejszej liczbie pikseli.`,
    );
  if (heicStart.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1")))
    throw new PictureError(
      "To zdjęcie HEIC: dodaj je w redakcji w przeglądarce (npm run desk), która je zamieni, albo zapisz jako JPEG.",
    );
  const wanted = pictureSize(name);
  const { width, height } = await sizeOf(bytes);
  const pixels = `${width} × ${height}`;
  const needed = `${wanted.width} × ${wanted.height}`;
  if (width < wanted.width || height < wanted.height)
    throw new PictureError(
      `Zdjęcie ma ${pixels} pikseli, a w folderze „${folder}” potrzeba co najmniej ${needed}: weź większe.`,
    );
  const ratio = wanted.width / wanted.height;
  if (Math.abs(width / height / ratio - 1) <= tolerance) return;
  const cropped =
    width / height > ratio
      ? `${Math.round(height * ratio)} × ${height}`
      : `${width} × ${Math.round(width / ratio)}`;
  throw new PictureError(
    `Zdjęcie ma inne proporcje (${pixels}) niż zdjęcia w folderze „${folder}” (${needed}): przytnij je, na przykład do ${cropped}.`,
  );
}

/** As it is seen: a camera may keep an upright picture lying. */
async function sizeOf(bytes: Uint8Array) {
  try {
    const image = sharp(bytes);
    const { format, autoOrient } = await image.metadata();
    // Reads every pixel: a file may end before its picture does.
    await image.stats();
    if (readFormats.has(format)) return autoOrient;
  } catch {
    // Told below.
  }
  throw new PictureError(
    "Tego pliku nie da się odczytać jako zdjęcia: zapisz je jeszcze raz jako JPEG, PNG albo WebP.",
  );
}
