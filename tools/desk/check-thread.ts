/** Worker that runs one function of `saving/text-work.ts` per message; `saving/threads.ts` starts it. */
import { parentPort } from "node:worker_threads";
import { ContentError, issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { readProductSchema } from "~/range/product.server";
import { describeIssues } from "./forms/issue-words";
import { RejectedError } from "./requests/rejected-error";
import { textWork } from "./saving/text-work";
import type { TextOutcome, TextTask } from "./saving/threads";

parentPort?.on("message", async (task: TextTask) => parentPort?.postMessage(await outcomeOf(task)));
parentPort?.postMessage("loaded");

async function outcomeOf({ name, args }: TextTask): Promise<TextOutcome> {
  // Content on disk counts, although it may not be in use yet: whoever renames a measure in `kinds.yaml` must be able to save
  // the products that have it. If the kinds cannot be read, the last valid ones count.
  const staged = stageContent();
  if (issuesOf(() => staged.load(readProductSchema)).length === 0) staged.use();
  try {
    return { value: await (textWork[name] as (...args: unknown[]) => unknown)(...args) };
  } catch (error) {
    if (error instanceof ContentError)
      return { rejected: { status: 422, message: describeIssues(error.issues).join("\n") } };
    if (!(error instanceof RejectedError)) throw error;
    return { rejected: { status: error.status, message: error.message } };
  }
}
