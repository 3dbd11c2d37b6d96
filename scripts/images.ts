/**
 * `npm run images` makes the site's pictures from what waits in `content/pictures/`, `npm run images -- FOLDER` from the
 * masters in a folder: AVIF and JPEG in several widths below `public/images/`. Pictures that are newer than their master
 * are skipped. Exits with 1 if there are mistakes.
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
