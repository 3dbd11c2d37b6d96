/**
 * `npm run images` generates the site's pictures from the files in `content/pictures/`, `npm run images -- FOLDER` from
 * the master files in a folder. It writes AVIF and JPEG in several widths below `public/images/`. With FOLDER, it skips
 * pictures that are newer than their master. Exits with 1 if a file is invalid.
 */
import { emptyTray, makePictures } from "../desk/pictures/tray";

const folder = process.argv[2];
for (const { file, image, mistake } of await (folder ? makePictures(folder) : emptyTray())) {
  if (image) console.log(`Gotowe: ${image}`);
  else {
    console.error(`${file} – ${mistake}`);
    process.exitCode = 1;
  }
}
