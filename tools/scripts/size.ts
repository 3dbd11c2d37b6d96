/**
 * `npm run size`: prints the lines of code and of tests of each capability, then the lines of each module and the names
 * that other modules import from it, as tables in Markdown. Blank lines and comments do not count. With `-- --write` it
 * also puts the tables into `docs/size.md`.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { countLines } from "./size/lines";
import { type Doors, moduleOf, namesAcross } from "./size/names";

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
const modules = new Map<string, number>();
const files = listed.split("\n").filter(isSource);
for (const file of files) {
  const name = capabilityOf(file);
  const size = sizes.get(name) ?? { code: 0, tests: 0, files: 0 };
  sizes.set(name, size);
  const lines = countLines(file);
  for (const sum of [size, all]) {
    sum.files += 1;
    sum[isTest(file) ? "tests" : "code"] += lines;
  }
  if (!isTest(file)) modules.set(moduleOf(file), (modules.get(moduleOf(file)) ?? 0) + lines);
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

const doors = namesAcross(files.filter((file) => !isTest(file)));
const handedOut = [...doors].sort(([, a], [, b]) => b.names.size - a.names.size);
const ofDoors = (
  name: string,
  lines: number,
  { names, handingOn }: { names: number } & Pick<Doors, "handingOn">,
) => `| ${[name, figures.format(lines), names, handingOn].join(" | ")} |`;
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const names = [
  "| module | code | names | files that only hand on |",
  "| --- | --: | --: | --: |",
  ...handedOut.map(([module, { names, handingOn }]) =>
    ofDoors(`\`${module}\``, modules.get(module) ?? 0, { names: names.size, handingOn }),
  ),
  ofDoors("**all**", all.code, {
    names: total(handedOut.map(([, { names }]) => names.size)),
    handingOn: total(handedOut.map(([, { handingOn }]) => handingOn)),
  }),
].join("\n");

console.log(`${table}\n\n${names}`);
if (process.argv.includes("--write")) {
  const tables = [table, names];
  writeFileSync(
    page,
    readFileSync(page, "utf8").replace(/(^\|.*\|\n)+/gm, (old) => `${tables.shift() ?? old.trimEnd()}\n`),
  );
}
