import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { inWorkFolder } from "./work-folder";

const prefixIn = (folder: string) => path.join(folder, "backup.tar.gz.");

test("unencrypted files of a backup are removed afterwards, including those of a killed run, whoever has its number now (22.8)", async () => {
  const parent = newFolder();
  const ofKilled = ["work-a1B2c3", `${process.ppid}-a1B2c3`];
  for (const name of [...ofKilled, "old", "folder"]) mkdirSync(path.join(parent, `backup.tar.gz.${name}`));
  await inWorkFolder(prefixIn(parent), async (living) => {
    const work = inWorkFolder(prefixIn(parent), async (folder) => {
      writeFileSync(path.join(folder, "secret"), "x");
      throw new Error("disk full");
    });
    await expect(work).rejects.toThrow("disk full");
    const left = [path.basename(living), "backup.tar.gz.folder", "backup.tar.gz.old"];
    expect(readdirSync(parent).sort()).toEqual(left.sort());
  });
  expect(readdirSync(parent).sort()).toEqual(["backup.tar.gz.folder", "backup.tar.gz.old"]);
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
