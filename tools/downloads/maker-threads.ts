import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import type { MakerJob, Reason } from "./make-file";
import type { Maker } from "./manifest";

/** What a thread is sent: a job, and the file to write. It answers why the file cannot be made, or null. */
export type FileTask = { job: MakerJob; file: string };

/** Makes files in threads; starts one when there is a file to make and none is idle. */
export function startThreads(atOnce: number, start: () => Worker): Maker & { stop(): void } {
  const idle: Worker[] = [];
  return {
    atOnce,
    async make(job, file) {
      const thread = idle.pop() ?? start();
      thread.postMessage({ job, file } satisfies FileTask);
      try {
        const [failed] = await once(thread, "message");
        idle.push(thread);
        return failed;
      } catch (error) {
        return endedFor(error);
      }
    },
    stop: () => idle.forEach((thread) => void thread.terminate()),
  };
}

/** @throws the error that has ended a thread, unless it is due to one file: another thread can make the others */
function endedFor(error: unknown): Reason {
  if (!(error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY")) throw error;
  return { reason: error.message };
}
