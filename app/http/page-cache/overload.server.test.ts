import { expect, onTestFinished, test } from "vitest";
import { watchOverload } from "./overload.server";

test("while the event loop is late, no download is begun, and no second page for a caller (21.7, 21.11)", async () => {
  const overload = watchOverload({ expectedWaitMs: () => 0, hasWaiting: (caller) => caller === "waiting" });
  expect(overload.forDownload("/a.zip", "new")).toBe(false);
  let isBusy = true;
  onTestFinished(() => {
    isBusy = false;
  });
  const work = () => {
    const end = performance.now() + 300;
    while (performance.now() < end);
    if (isBusy) setImmediate(work);
  };
  work();
  await expect.poll(() => overload.forDownload("/a.zip", "new"), { timeout: 10_000 }).toBe(true);
  expect(["waiting", "new"].map((caller) => overload.forPage("/", caller))).toEqual([true, false]);
});
