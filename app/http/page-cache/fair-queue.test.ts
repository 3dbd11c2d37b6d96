import { expect, test } from "vitest";
import { FairQueue } from "./fair-queue";

function queueOf(...items: string[]) {
  const queue = new FairQueue<string>();
  for (const item of items) queue.add(item.charAt(0), item);
  return queue;
}

const takeAll = (queue: FairQueue<string>) => Array.from({ length: queue.size + 1 }, () => queue.take());

test("callers take turns, each with what it has queued, in order (21.12)", () => {
  const queue = queueOf("a1", "a2", "a3", "b1", "c1", "b2");
  expect(queue.take()).toBe("a1");
  queue.add("d", "d1");
  expect(takeAll(queue)).toEqual(["b1", "c1", "a2", "d1", "b2", "a3", undefined]);
});

test("who has just had a turn comes after those who wait for theirs", () => {
  const queue = queueOf("a1", "b1");
  expect(queue.take()).toBe("a1");
  queue.add("a", "a2");
  expect(takeAll(queue)).toEqual(["b1", "a2", undefined]);
});

test("what is before an item depends on how many its caller has already queued", () => {
  const queue = queueOf("a1", "a2", "a3", "a4", "b1", "c1");
  expect(["a", "b", "new"].map((caller) => queue.before(caller))).toEqual([6, 4, 3]);
  expect(["a", "new"].map((caller) => queue.has(caller))).toEqual([true, false]);
});

test("an item that several callers wait for counts once, and takes the turn of the first of them only", () => {
  const queue = queueOf("a1", "b1", "c1");
  for (const caller of ["c", "d", "a"]) queue.add(caller, "b1");
  expect([queue.size, queue.before("new"), queue.before("d")]).toEqual([3, 3, 3]);
  expect([queue.take(), queue.take()]).toEqual(["a1", "b1"]);
  expect(["a", "b", "c", "d"].map((caller) => queue.has(caller))).toEqual([false, false, true, false]);
  expect(takeAll(queue)).toEqual(["c1", undefined]);
});
