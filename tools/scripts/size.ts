/**
 * `npm run size`: prints the lines of code and of tests of each capability, those of the site and those of the features
 * beside it, then the lines of each module and the names that other modules import from it, as tables in Markdown.
 * Blank lines and comments do not count. With `-- --deletions` also what fails without each feature, which takes some
 * minutes; with `-- --write` it puts the tables into `docs/size.md`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { capabilities, capabilityOf, isTest, sourceFiles } from "./size/capabilities";
import { measureDeletions } from "./size/deletions";
import { countLines } from "./size/lines";
import { moduleOf, namesAcross } from "./size/names";

const page = "docs/size.md";
const files = sourceFiles().map((file) => ({
  file,
  capability: capabilityOf(file),
  lines: countLines(file),
}));
type Counted = (typeof files)[number];

const figures = new Intl.NumberFormat("en-GB");
const linesOf = (some: readonly Counted[]) => some.reduce((sum, { lines }) => sum + lines, 0);
const codeOf = (some: readonly Counted[]) => some.filter(({ file }) => !isTest(file));
const row = (...cells: (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === "number" ? figures.format(cell) : cell)).join(" | ")} |`;
const table = (head: string[], rows: string[]) =>
  [row(...head), row("---", ...head.slice(1).map(() => "--:")), ...rows].join("\n");

function sizes(name: string, some: readonly Counted[]) {
  const code = linesOf(codeOf(some));
  const share = (100 * linesOf(some)) / linesOf(files);
  return row(name, code, linesOf(some) - code, linesOf(some), `${share.toFixed(1)} %`, some.length);
}

function sizesOfPart(head: string, isInside: (one: Counted) => boolean, all?: string) {
  const inside = files.filter(isInside);
  const rows = capabilities
    .map((capability) => {
      const own = inside.filter((one) => one.capability === capability);
      const { feature, name } = capability;
      return { own, name: feature && feature !== name ? `${feature}: ${name}` : name };
    })
    .filter(({ own }) => own.length > 0)
    .sort((one, other) => linesOf(other.own) - linesOf(one.own));
  return table(
    [head, "code", "tests", "together", "share", "files"],
    [
      ...rows.map(({ name, own }) => sizes(name, own)),
      sizes("**together**", inside),
      ...(all ? [sizes(all, files)] : []),
    ],
  );
}

const doors = [...namesAcross(codeOf(files).map(({ file }) => file))].map(
  ([module, { names, handingOn }]) => {
    const lines = linesOf(codeOf(files).filter(({ file }) => moduleOf(file) === module));
    return { module: `\`${module}\``, lines, names: names.size, handingOn };
  },
);
const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
doors.sort((one, other) => other.names - one.names);
doors.push({
  module: "**all**",
  lines: linesOf(codeOf(files)),
  names: total(doors.map(({ names }) => names)),
  handingOn: total(doors.map(({ handingOn }) => handingOn)),
});

const tables = [
  sizesOfPart("the site", ({ capability }) => !capability?.feature),
  sizesOfPart("feature", ({ capability }) => capability?.feature !== undefined, "**all**"),
  table(
    ["module", "code", "names", "files that only hand on"],
    doors.map(({ module, lines, names, handingOn }) => row(module, lines, names, handingOn)),
  ),
];
if (process.argv.includes("--deletions"))
  tables.push(
    table(
      ["deleted", "files that fail", "errors"],
      measureDeletions().map(({ name, files, errors }) => row(name, files, errors)),
    ),
  );

console.log(tables.join("\n\n"));
if (process.argv.includes("--write")) {
  const headOf = (text: string) => text.slice(0, text.indexOf("\n"));
  const written = readFileSync(page, "utf8").replace(
    /(^\|.*\|\n)+/gm,
    (old) => `${tables.find((one) => headOf(one) === headOf(old)) ?? old.trimEnd()}\n`,
  );
  writeFileSync(page, written);
}
