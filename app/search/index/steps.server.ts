import { setImmediate as nextTurn } from "node:timers/promises";

/** A long computation, which yields at least every 10 ms. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs a computation to its end, for programs on which no visitor waits. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Runs a computation to its end, while the event loop answers requests between its steps. */
export async function runInSteps<Result>(steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    await nextTurn();
    step = steps.next();
  }
  return step.value;
}
