import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { startThreads } from "./maker-threads";

const program = `
const { parentPort } = require("node:worker_threads");
parentPort.on("message", ({ job: { from: path } }) => {
  if (path === "/large") for (const all = []; ; ) all.push(Array(1e5).fill("x"));
  if (path === "/full") throw new Error("disk is full");
  parentPort.postMessage(path === "/odd" ? { reason: "odd" } : null);
});`;
const threads = startThreads(
  1,
  () => new Worker(program, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }),
);
const make = (path: string) => threads.make({ by: "test", from: path }, "file");

test("a file for which the memory of a thread is too small is one that cannot be made, and the next are made (22.16)", async () => {
  expect(await make("/odd")).toEqual({ reason: "odd" });
  expect(await make("/large")).toEqual({ reason: expect.stringContaining("memory limit") });
  expect(await make("/small")).toBeNull();
  await expect(make("/full")).rejects.toThrow("disk is full");
  threads.stop();
});
