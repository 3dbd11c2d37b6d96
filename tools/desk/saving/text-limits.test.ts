import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listEdited } from "./open-files";
import { expectLight } from "./text-limits";

test("ten times each text of the content is light; a long, crowded or deep one is rejected before it is parsed (25.48)", () => {
  for (const name of listEdited()) expectLight(name, readFileSync(`content/${name}`, "utf8").repeat(10));
  const pages = [
    "Zdanie. ".repeat(30_000),
    "[".repeat(60),
    "> ".repeat(60),
    "* a\n".repeat(12_000),
    `${"- ".repeat(60)}x`,
  ];
  for (const text of pages) expect(() => expectLight("pages/x.md", text)).toThrow(/podziel|uprość/);
  expect(() => expectLight("products/x.yaml", "a:\n".repeat(80_000))).toThrow(/uprość/);
  expect(() => expectLight("products/x.yaml", `a: ${"{b: ".repeat(60)}`)).toThrow(/uprość/);
  expectLight("pages/x.md", `${"-".repeat(80)}\n${"[a](/b) ".repeat(1_000)}`);
});
