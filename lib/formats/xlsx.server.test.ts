import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { xlsx } from "./xlsx.server";

test("text that looks like an escaped character stays as it is in a workbook (27.9)", async () => {
  const sheet = { name: "Lista", columns: [{ head: "Uwaga" }], rows: [["_x0041_ przy _x00e9_ i _x41_"]] };
  const files = Object.values(unzipSync(await xlsx([sheet]))).map((file) => strFromU8(file));
  expect(files.join()).toContain("_x005F_x0041_ przy _x005F_x00e9_ i _x41_");
});
