import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { makeZip } from "./zip";

const folder = mkdtempSync(path.join(tmpdir(), "zip-"));
const text = path.join(folder, "a.step");
const picture = path.join(folder, "b.jpg");
writeFileSync(text, "STEP ".repeat(1000));
writeFileSync(picture, "JPEG ".repeat(1000));

test("a ZIP holds its files under their names and folders", () => {
  const zip = unzipSync(makeZip([{ name: "Lira/LR-110.step", file: text }], "2026-10-20"));
  expect(Object.keys(zip)).toEqual(["Lira/LR-110.step"]);
  expect(strFromU8(zip["Lira/LR-110.step"] ?? new Uint8Array())).toBe("STEP ".repeat(1000));
});

test("compressed formats are stored, the rest becomes smaller", () => {
  expect(makeZip([{ name: "a.step", file: text }], "2026-10-20").length).toBeLessThan(1000);
  expect(makeZip([{ name: "b.jpg", file: picture }], "2026-10-20").length).toBeGreaterThan(5000);
});

test("the same files and date give the same bytes whenever the ZIP is made", () => {
  const make = (date: string) => makeZip([{ name: "a.step", file: text }], date);
  expect(make("2026-10-20")).toEqual(make("2026-10-20"));
  expect(make("2026-10-20")).not.toEqual(make("2026-10-22"));
});
