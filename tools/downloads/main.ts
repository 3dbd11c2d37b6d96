/**
 * The step of `npm run build` that makes the files for visitors, in one thread per core, below `.cache/made/`. The build
 * compiles this module and lays the files into `build/client/`.
 */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { builtCache, type FileTarget, type Maker, makeFiles, makeTarget } from "./manifest";
import { fileTargets } from "./targets";

/** Job for a thread: the path of a target, and the file to write. */
type Order = { path: string; file: string };

const folder = ".cache/made";
const stages = fileTargets(folder);

if (isMainThread) {
  const threads = startThreads(availableParallelism());
  const folders = {
    cache: builtCache,
    compressed: ".cache/compressed",
    served: folder,
  };
  const { files, made } = await makeFiles(stages, folders, { maker: threads });
  writeFileSync(".cache/files.json", `${JSON.stringify(files, null, 2)}\n`);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  console.log(`${files.length} plików, ${megabytes.toFixed(1)} MB; nowych: ${made}`);
  threads.stop();
} else {
  const targets = new Map(stages.flat().map((target) => [target.path, target]));
  parentPort?.on("message", async ({ path, file }: Order) => {
    const target = targets.get(path);
    if (target) await makeTarget(target, file);
    parentPort?.postMessage(null);
  });
}

/** Starts a thread when there is a file to make and none is idle. An error in a thread rejects what it was making. */
function startThreads(atOnce: number): Maker & { stop(): void } {
  const idle: Worker[] = [];
  return {
    atOnce,
    async make({ path }: FileTarget, file) {
      const thread = idle.pop() ?? new Worker(new URL(import.meta.url));
      thread.postMessage({ path, file } satisfies Order);
      await once(thread, "message");
      idle.push(thread);
    },
    stop: () => idle.forEach((thread) => void thread.terminate()),
  };
}
