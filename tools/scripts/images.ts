/**
 * `npm run images -- FOLDER` generates the site's pictures from the master files in a folder. Writes AVIF and JPEG files
 * in several widths below `public/images/`. Exits with 1 if a file is invalid.
 */
import { makePictures } from "../desk/make-pictures";

const folder = process.argv[2];
if (!folder) {
  console.error("Podaj folder ze zdjęciami: npm run images -- FOLDER");
  process.exit(1);
}
for (const { file, image, issue } of await makePictures(folder)) {
  if (image) console.log(`Gotowe: ${image}`);
  else {
    console.error(`${file} – ${issue}`);
    process.exitCode = 1;
  }
}
