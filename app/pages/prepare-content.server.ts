/**
 * Program that takes the edited content into a folder, whose path is its argument: for `npm run build` into `build/`.
 * The build compiles it into `build/prepare-content.js`.
 */

import { ContentCache } from "~/content/cache.server";
import { takeContent } from "~/content/prepared.server";
import { readAllContent } from "./content.server";

await takeContent(process.argv[2] ?? "", ContentCache.ofBuild(), readAllContent);
