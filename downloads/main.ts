/**
 * The step of `npm run build` that generates the downloads below `build/client/` and their manifest `build/files.json`.
 * Runs after Vite, which empties `build/client/`.
 */

import { buildFolders, makeFiles } from "./manifest";
import { fileTargets } from "./targets";

const { files, made } = await makeFiles(fileTargets(buildFolders.served));
const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
console.log(`${files.length} plików do pobrania, ${megabytes.toFixed(1)} MB; nowych: ${made}`);
