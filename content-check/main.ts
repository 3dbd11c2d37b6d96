/**
 * `npm run content` checks `content/` and prints every mistake as `file:line – reason`, then the warnings. Exits with 1
 * if there are mistakes. With `--format` it first writes every file in the form in which the desk writes it.
 */
import { issueLine } from "~/content/files.server";
import { checkContent } from "./check-content";
import { checkForm, formatContent } from "./format";

if (process.argv.includes("--format")) {
  const formatted = formatContent();
  console.log([`Uporządkowane pliki (${formatted.length}):`, ...formatted].join("\n"));
}
const { mistakes, warnings: remarks } = checkContent();
const warnings = mistakes.length > 0 ? [] : [...remarks, ...checkForm()];

if (mistakes.length > 0) console.error(`Błędy (${mistakes.length}):\n${mistakes.map(issueLine).join("\n")}`);
if (warnings.length > 0) console.warn(`Uwagi (${warnings.length}):\n${warnings.map(issueLine).join("\n")}`);
if (mistakes.length === 0) console.log("Treść serwisu jest bez błędów.");
else process.exitCode = 1;
