/**
 * `npm run size`: prints the lines of code and of tests of each capability, as a table in Markdown. Blank lines and comments do
 * not count. With `-- --write` it also puts the table into `docs/size.md`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { countLines } from "./size/lines";

const page = "docs/size.md";
const capabilities: Record<string, string> = parse(
  readFileSync("tools/scripts/size/capabilities.yaml", "utf8"),
);
const patternOf = (glob: string) =>
  new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", "[^/]*").replaceAll("[^/]*[^/]*/", "(.*/)?")}`);
const globs = Object.entries(capabilities).flatMap(([name, globs]) =>
  globs.split(" ").map((glob) => [name, patternOf(glob)] as const),
);
const capabilityOf = (file: string) =>
  globs.find(([, pattern]) => pattern.test(file))?.[0] ?? "settings of tools";
const isTest = (file: string) => /^tests\/|\.test\.tsx?$/.test(file);

type Size = { code: number; tests: number; files: number };
const sizes = new Map<string, Size>();
const all: Size = { code: 0, tests: 0, files: 0 };

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const isSource = (file: string) => /\.(tsx?|c?js|css)$/.test(file) && existsSync(file);
for (const file of listed.split("\n").filter(isSource)) {
  const name = capabilityOf(file);
  const size = sizes.get(name) ?? { code: 0, tests: 0, files: 0 };
  sizes.set(name, size);
  const lines = countLines(file);
  for (const sum of [size, all]) {
    sum.files += 1;
    sum[isTest(file) ? "tests" : "code"] += lines;
  }
}

const figures = new Intl.NumberFormat("en-GB");
const row = (name: string, { code, tests, files }: Size) => {
  const share = (100 * (code + tests)) / (all.code + all.tests);
  return `| ${[name, ...[code, tests, code + tests].map((lines) => figures.format(lines)), `${share.toFixed(1)} %`, files].join(" | ")} |`;
};
const table = [
  "| capability | code | tests | together | share | files |",
  "| --- | --: | --: | --: | --: | --: |",
  ...[...sizes]
    .sort(([, a], [, b]) => b.code + b.tests - a.code - a.tests)
    .map(([name, size]) => row(name, size)),
  row("**all**", all),
].join("\n");

console.log(table);
if (process.argv.includes("--write"))
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(/^\|.*\|$/ms, () => table),
  );
