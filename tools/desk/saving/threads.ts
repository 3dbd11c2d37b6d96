import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { NoRoomError, WorkerPool } from "lib/processes/worker-pool.server";
import { RejectedError } from "../requests/rejected-error";
import type { TextWork } from "./text-work";

/** A call of one function of {@link TextWork}, and its outcome. */
export type TextTask = { name: keyof TextWork; args: unknown[] };
export type TextOutcome =
  | { value: unknown }
  | { rejected: { status: RejectedError["status"]; message: string } };

const here = path.dirname(fileURLToPath(import.meta.url));
const built = path.join(here, "check-thread.js");
const program = existsSync(built) ? built : path.join(here, "../check-thread.dev.js");
/**
 * Reading all content takes a second. Work that takes a minute, such as a regular expression over an odd text, never ends.
 * Together the heaps have half of the unit's `MemoryMax` (`deploy/modrawa-desk.service`); the desk itself, its
 * preview and a publication have the other half.
 */
const ofContent = { workers: 2, waiting: 100, withinMs: 60_000, idleMs: 3_600_000, heapMb: 500 };
/**
 * Work on single texts takes milliseconds, on a busy machine seconds. An editor has one at a time (`in-turn.ts`), so that a
 * text that nobody can parse leaves a thread for the others.
 */
const ofTexts = { workers: 2, waiting: 100, withinMs: 10_000, idleMs: 600_000, heapMb: 250 };
const contentThreads = new WorkerPool<TextTask, TextOutcome>(program, ofContent);
const textThreads = new WorkerPool<TextTask, TextOutcome>(program, ofTexts);
const readsAll: ReadonlySet<keyof TextWork> = new Set([
  "checkAll",
  "forms",
  "listBroken",
  "expectBroken",
  "publicFilesAmong",
]);

/**
 * Does work on texts in a thread, so that other requests are answered meanwhile, whatever the texts contain.
 * @throws {RejectedError} if the work rejects a text, or does not end in time
 */
export async function inThread<Name extends keyof TextWork>(
  name: Name,
  ...args: Parameters<TextWork[Name]>
): Promise<Awaited<ReturnType<TextWork[Name]>>> {
  const threads = readsAll.has(name) ? contentThreads : textThreads;
  const outcome = await threads.run({ name, args }).catch((error) => {
    if (error instanceof NoRoomError) throw new RejectedError(503, busy);
    const isEndless = error.name === "AbortError" || error.code === "ERR_WORKER_OUT_OF_MEMORY";
    throw isEndless ? new RejectedError(422, endless) : error;
  });
  if ("rejected" in outcome) throw new RejectedError(outcome.rejected.status, outcome.rejected.message);
  return outcome.value as Awaited<ReturnType<TextWork[Name]>>;
}

const busy =
  "Serwer ma teraz za dużo pracy: spróbuj jeszcze raz za kilka minut. To, co masz w formularzu, nie zginęło.";
const endless = "Nad tym tekstem program za długo pracuje: uprość go albo podziel na kilka plików.";
