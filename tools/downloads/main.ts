/**
 * The step of `npm run build` that makes the files for visitors, in one thread per core, below `.cache/made/`. The build
 * compiles this module and lays the files into `build/client/`.
 */
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import type { ListedFile } from "lib/platform/files.server";
import { makeTarget } from "./make-target";
import { builtCache, type FileFolders, type FileTarget, type Maker, makeFiles } from "./manifest";
import { missingLines } from "./missing-lines";
import { fileTargets } from "./targets";

/** Job for a thread: the path of a target, and the file to write. */
type Order = { path: string; file: string };

const folder = ".cache/made";
const lists = { made: ".cache/files.json", missing: ".cache/missing-files.json" };
const stages = fileTargets(folder);

if (isMainThread) {
  const threads = startThreads(availableParallelism());
  const folders = {
    cache: builtCache,
    compressed: ".cache/compressed",
    served: folder,
    former: lastMade(),
  };
  const { files, missing, made } = await makeFiles(stages, folders, { maker: threads });
  writeFileSync(lists.missing, JSON.stringify(missing));
  writeFileSync(lists.made, `${JSON.stringify(files, null, 2)}\n`);
  for (const line of missingLines(missing)) console.error(line);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  console.log(`${files.length} plików, ${megabytes.toFixed(1)} MB; nowych: ${made}`);
  threads.stop();
} else {
  const targets = new Map<string, FileTarget>();
  parentPort?.on("message", async ({ path, file }: Order) => {
    // A stage is listed when its first file is made: what it reads is there only then.
    while (!targets.has(path) && stages.length > 0)
      for (const target of stages.shift()?.() ?? []) targets.set(target.path, target);
    const target = targets.get(path);
    parentPort?.postMessage(target ? await makeTarget(target, file) : null);
  });
}

/** Finds the files that the last run has left in their places. */
function lastMade(): FileFolders["former"] {
  const files: ListedFile[] = existsSync(lists.made) ? JSON.parse(readFileSync(lists.made, "utf8")) : [];
  return (href) => {
    const listed = files.find((one) => one.path === href && existsSync(folder + href));
    return listed ? { listed, file: folder + href } : null;
  };
}

/** Starts a thread when there is a file to make and none is idle. An error in a thread rejects what it was making. */
function startThreads(atOnce: number): Maker & { stop(): void } {
  const idle: Worker[] = [];
  return {
    atOnce,
    async make({ path }: FileTarget, file) {
      const thread = idle.pop() ?? new Worker(new URL(import.meta.url));
      thread.postMessage({ path, file } satisfies Order);
      const [failed] = await once(thread, "message");
      idle.push(thread);
      return failed;
    },
    stop: () => idle.forEach((thread) => void thread.terminate()),
  };
}
