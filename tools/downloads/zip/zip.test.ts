import { writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { makeZip } from "./zip";

const folder = newFolder();
const step = path.join(folder, "a.step.gz");
writeFileSync(step, gzipSync("STEP ".repeat(1000)));
const make = (date: string) => makeZip([{ name: "Lira/LR-110.step", file: step }], date);

test("a ZIP holds the plain file of what is stored compressed, under its name and folder", async () => {
  const zip = await make("2026-10-20");
  expect(Object.entries(unzipSync(zip)).map(([name, content]) => [name, strFromU8(content)])).toEqual([
    ["Lira/LR-110.step", "STEP ".repeat(1000)],
  ]);
  expect(zip.length).toBeLessThan(1000);
});

test("the same files and date give the same bytes whenever the ZIP is made", async () => {
  expect(await make("2026-10-20")).toEqual(await make("2026-10-20"));
  expect(await make("2026-10-20")).not.toEqual(await make("2026-10-22"));
});
