/**
 * `tsx tools/scripts/checks/regular-expressions.ts FOLDER…`: finds regular expressions whose running time can grow faster
 * than linearly with the length of the text. Prints one line for each and exits with 1 if there are any. Takes half a
 * minute, so CI runs it every night, and `npm run lint:regexps`.
 */
import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { importOnDemand } from "../import-on-demand.js";

/** A regular expression in the sources; `at` is its file and line. */
type Expression = { at: string; source: string; flags: string };

/** File that builds expressions from a pattern in content; the pattern's schema allows only what cannot be slow. */
const ofContent = "app/range/product/code-pattern.ts";

const folders = process.argv.slice(2);
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[jt]sx?$/.test(name) && !name.includes(".test."))
    .map((name) => `${folder}/${name}`),
);

function expressionsOf(file: string): Expression[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node) => {
    const at = () => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({ at: at(), source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    const isMade = ts.isIdentifier(node) && node.text === "RegExp" && !ts.isTypeReferenceNode(node.parent);
    if (isMade && file !== ofContent)
      issues.push(`${at()} – write the expression as a literal: what is put together cannot be checked`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Limits the search by steps instead of time, so that results do not depend on the machine's load. */
const repeatable = { randomSeed: 1, attackTimeout: null, incubationTimeout: null, timeout: null };

/** What recheck finds in one expression. */
type Finding =
  | { status: "safe" }
  | { status: "vulnerable"; complexity: { summary: string } }
  | { status: "unknown"; error: { kind: string } };
const { check }: { check(source: string, flags: string, options: typeof repeatable): Promise<Finding> } =
  await importOnDemand("recheck");

const issues: string[] = [];
const expressions = files.flatMap(expressionsOf);
const results = await Promise.all(
  expressions.map(async ({ at, source, flags }) => ({
    at,
    source,
    found: await check(source, flags, repeatable),
  })),
);
for (const { at, source, found } of results) {
  if (found.status === "vulnerable") issues.push(`${at} – ${found.complexity.summary}: /${source}/`);
  if (found.status === "unknown") issues.push(`${at} – not decided (${found.error.kind}): /${source}/`);
}
for (const issue of issues) console.error(issue);
console.log(`${expressions.length} regular expressions checked, ${issues.length} to be mended`);
// Exit explicitly: recheck's child process would keep this process alive.
process.exit(issues.length > 0 ? 1 : 0);
