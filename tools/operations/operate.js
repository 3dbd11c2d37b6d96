/** Runs an operators' command, such as `npm run newsletter`, from `build/operations.js`; fails if there is no build. */
import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const operations = path.resolve("build/operations.js");

if (existsSync(operations)) await import(pathToFileURL(operations).href);
else {
  console.error("Nie ma zbudowanej strony w katalogu build/: najpierw npm run build.");
  process.exitCode = 1;
}
