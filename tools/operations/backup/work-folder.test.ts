import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { inWorkFolder } from "./work-folder";

const prefixIn = (folder: string) => path.join(folder, "backup.tar.gz.");

test("unencrypted files of a backup are removed afterwards, including those of a killed run (22.8)", async () => {
  const parent = newFolder();
  const living = spawn("sleep", ["infinity"]);
  onTestFinished(() => void living.kill());
  const { pid: dead } = spawnSync("true");
  const ofRuns = [dead, living.pid].map((pid) => `backup.tar.gz.${pid}-a1B2c3`);
  const names = [...ofRuns, "backup.tar.gz.old", "other"];
  for (const name of names) mkdirSync(path.join(parent, name));
  const work = inWorkFolder(prefixIn(parent), async (folder) => {
    writeFileSync(path.join(folder, "secret"), "x");
    throw new Error("disk full");
  });
  await expect(work).rejects.toThrow("disk full");
  expect(readdirSync(parent).sort()).toEqual(names.slice(1).sort());
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s leaves nothing in clear", async (signal) => {
  const parent = newFolder();
  const script = `import { inWorkFolder } from ${JSON.stringify(path.resolve("tools/operations/backup/work-folder.ts"))};
    await inWorkFolder(${JSON.stringify(prefixIn(parent))}, () => new Promise(() => { console.log("at work"); setInterval(() => {}, 1000); }));`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", script]);
  await once(child.stdout, "data");
  expect(readdirSync(parent)).toHaveLength(1);
  child.kill(signal);
  await once(child, "exit");
  expect(readdirSync(parent)).toEqual([]);
});
