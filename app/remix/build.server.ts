import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import manifest from "virtual:remix/server-manifest";

/** The build that this process serves. `timestamp`: time of the build, in ms since 1970. */
export const build = {
  id: manifest.version,
  timestamp: Math.round(statSync(fileURLToPath(import.meta.url)).mtimeMs),
};
