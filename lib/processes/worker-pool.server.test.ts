import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/support/runner/new-folder";
import { NoRoomError, type PoolLimits, WorkerPool } from "./worker-pool.server";

const minuteMs = 60_000;
const generous = { workers: 2, waiting: 10, withinMs: minuteMs, idleMs: minuteMs, heapMb: 64 };

/**
 * Worker that replies with its thread id. The order `hang` makes it block, `break` makes it throw, and `burst` makes it
 * run out of memory.
 */
const program = `
  const { parentPort, threadId } = require("node:worker_threads");
  parentPort.on("message", (order) => {
    if (order === "hang") for (;;);
    if (order === "break") throw new Error("broken");
    if (order === "burst") for (const kept = []; ; ) kept.push(new Array(1e6).fill(order + kept.length));
    parentPort.postMessage({ order, threadId });
  });
  parentPort.postMessage("loaded");
`;

function pool(limits: Partial<PoolLimits> = {}) {
  const file = path.join(newFolder(), "program.cjs");
  writeFileSync(file, program);
  return new WorkerPool<string, { order: string; threadId: number }>(file, { ...generous, ...limits });
}

test("every order gets its own answer, from as many threads as there may be", async () => {
  const orders = Array.from({ length: 10 }, (_, number) => `order ${number}`);
  const workers = pool();
  const made = await Promise.all(orders.map((order) => workers.run(order)));
  expect(made.map(({ order }) => order)).toEqual(orders);
  expect(new Set(made.map(({ threadId }) => threadId)).size).toBe(2);
});

test("a thread that rests for long is ended, and the next order gets another (27.10)", async () => {
  const workers = pool({ idleMs: 0 });
  const { threadId } = await workers.run("a");
  await expect.poll(async () => (await workers.run("b")).threadId).not.toBe(threadId);
});

test("tasks beyond the queue's length are rejected, and the earlier ones are done", async () => {
  const workers = pool({ workers: 1, waiting: 1 });
  const taken = [workers.run("a"), workers.run("b")];
  await expect(workers.run("c")).rejects.toThrow(NoRoomError);
  expect(await Promise.all(taken)).toHaveLength(2);
  expect((await workers.run("d")).order).toBe("d");
});

test.each([
  ["hang", 1_000],
  ["break", minuteMs],
  ["burst", minuteMs],
])("an order that makes its thread %s fails alone", async (order, withinMs) => {
  const workers = pool({ workers: 1, withinMs });
  // On a busy machine, a thread may take a second to start.
  await expect
    .poll(() => Promise.allSettled([workers.run(order), workers.run("good")]))
    .toMatchObject([{ status: "rejected" }, { status: "fulfilled", value: { order: "good" } }]);
});

test("a thread that does not load is told from an order that takes too long", async () => {
  const file = path.join(newFolder(), "program.cjs");
  writeFileSync(file, "setInterval(() => {}, 60_000);");
  await expect(new WorkerPool(file, generous, 10).run("a")).rejects.toThrow(NoRoomError);
});

test("an order for a program that is missing fails", async () => {
  const workers = new WorkerPool("build/nie-ma.js", generous);
  await expect(workers.run("a")).rejects.toThrow("nie-ma.js");
});
