/** A long computation, which yields at least every 10 ms. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs a computation to its end, for programs on which no visitor waits. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Runs a computation to its end, while the event loop answers requests between its steps.
 * @param within runs each step, as with other content in use
 */
export async function runInSteps<Result>(
  steps: Steps<Result>,
  within = <Step>(run: () => Step): Step => run(),
): Promise<Result> {
  for (;;) {
    const step = within(() => steps.next());
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
