import { expect, test } from "vitest";
import { createPrefetchQueue } from "./prefetch-queue";

function recordingQueue() {
  const begun: string[] = [];
  const finish = new Map<string, () => void>();
  const queue = createPrefetchQueue((href) => {
    begun.push(href);
    return new Promise((resolve) => finish.set(href, resolve));
  });
  const settle = async (href: string) => {
    finish.get(href)?.();
    await Promise.resolve();
  };
  return { queue, begun, settle };
}

test("four run at a time, and the fifth starts when one of them has settled", async () => {
  const { queue, begun, settle } = recordingQueue();
  queue.add(["a", "b", "c", "d", "e", "f"]);
  expect(begun).toEqual(["a", "b", "c", "d"]);
  await settle("c");
  expect(begun).toEqual(["a", "b", "c", "d", "e"]);
  await settle("e");
  expect(begun).toEqual(["a", "b", "c", "d", "e", "f"]);
});
