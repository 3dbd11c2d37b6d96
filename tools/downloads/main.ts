/**
 * The step of `npm run build` that makes the files for visitors, in one thread per core, below `.cache/made/`. The build
 * compiles this module and lays the files into `build/client/`.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { ListedFile } from "lib/platform/files.server";
import { ContentCache } from "~/content/cache.server";
import { makeFile } from "./make-file";
import { type FileTask, startThreads } from "./maker-threads";
import { builtCache, type FileFolders, type MadeFiles, makeFiles } from "./manifest";
import { missingLines } from "./missing-lines";
import { fileTargets } from "./targets";

const folder = ".cache/made";
const lists = { made: ".cache/files.json", missing: ".cache/missing-files.json" };

if (isMainThread) {
  const cache = ContentCache.ofBuild();
  const threads = startThreads(availableParallelism(), () => new Worker(new URL(import.meta.url)));
  const folders = {
    cache: builtCache,
    compressed: ".cache/compressed",
    served: folder,
    former: lastMade(),
  };
  const stagesOf = (made: MadeFiles) => cache.use(() => fileTargets(made));
  const { files, missing, made } = await makeFiles(stagesOf, folders, { maker: threads });
  writeFileSync(lists.missing, JSON.stringify(missing));
  writeFileSync(lists.made, `${JSON.stringify(files, null, 2)}\n`);
  for (const line of missingLines(missing)) console.error(line);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  console.log(`${files.length} plików, ${megabytes.toFixed(1)} MB; nowych: ${made}`);
  threads.stop();
} else {
  parentPort?.on("message", async ({ job, file }: FileTask) =>
    parentPort?.postMessage(await makeFile(job, file)),
  );
}

/** Finds the files that the last run has left in their places. */
function lastMade(): FileFolders["former"] {
  const files: ListedFile[] = existsSync(lists.made) ? JSON.parse(readFileSync(lists.made, "utf8")) : [];
  return (href) => {
    const listed = files.find((one) => one.path === href && existsSync(folder + href));
    return listed ? { listed, file: folder + href } : null;
  };
}
