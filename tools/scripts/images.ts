/**
 * `npm run images` generates the site's pictures from the files in `content/pictures/`. `npm run images -- FOLDER`
 * generates them from the master files in that folder, and skips pictures that are newer than their master file. Writes
 * AVIF and JPEG files in several widths below `public/images/`. Exits with 1 if a file is invalid.
 */
import { makePictures, processInbox } from "../desk/inbox";

const folder = process.argv[2];
for (const { file, image, issue } of await (folder ? makePictures(folder) : processInbox())) {
  if (image) console.log(`Gotowe: ${image}`);
  else {
    console.error(`${file} – ${issue}`);
    process.exitCode = 1;
  }
}
