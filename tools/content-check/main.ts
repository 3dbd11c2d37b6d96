/**
 * `npm run content` checks `content/` and prints every error as `file:line – reason`, then the warnings. Exits with 1
 * if there are errors. `--format` first rewrites every file in canonical form.
 */
import { missingFeaturesText } from "~/content/features.server";
import { issueLine, issuesOf } from "~/content/files.server";
import { checkContent } from "./check-content";
import { checkForm, formatContent } from "./format";
import { checkTheme } from "./theme/check-theme";

if (process.argv.includes("--format")) {
  // The check below reports the issues of content whose form is not known.
  issuesOf(() => {
    const formatted = formatContent();
    console.log([`Uporządkowane pliki (${formatted.length}):`, ...formatted].join("\n"));
  });
}
const { issues: found, warnings: remarks } = checkContent();
const issues = found.length > 0 ? found : checkTheme();
const warnings = issues.length > 0 ? [] : [...remarks, ...checkForm()];

if (issues.length > 0) console.error(`Błędy (${issues.length}):\n${issues.map(issueLine).join("\n")}`);
if (warnings.length > 0) console.warn(`Uwagi (${warnings.length}):\n${warnings.map(issueLine).join("\n")}`);
if (issues.length > 0) process.exitCode = 1;
else {
  const missing = missingFeaturesText();
  if (missing) console.log(missing);
  console.log("Treść serwisu jest bez błędów.");
}
