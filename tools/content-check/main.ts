/**
 * `npm run content` checks `content/` and prints errors as `file:line – reason`, or else warnings: the first 50, with `--all`
 * all of them. Exits with 1 if there are errors. `--format` first rewrites every file in canonical form.
 */
import { ContentCache } from "~/content/cache.server";
import { missingFeaturesText } from "~/content/features.server";
import { type ContentIssue, issueLine, issuesOf } from "~/content/files.server";
import { checkContent, checkForm } from "./check-content";
import { checkIfChanged } from "./check-if-changed";
import { checkOddFiles } from "./checks/check-odd-files";
import { formatContent } from "./format";
import { checkTheme } from "./theme/check-theme";

/** More lines nobody reads. */
const shownLines = process.argv.includes("--all") ? Number.POSITIVE_INFINITY : 50;

if (process.argv.includes("--format")) {
  // The check below reports the issues of content whose form is not known.
  issuesOf(() => {
    const formatted = formatContent();
    console.log([`Uporządkowane pliki (${formatted.length}):`, ...formatted].join("\n"));
  });
}
function check(oddFiles: readonly string[]) {
  const { issues, warnings } = ContentCache.ofBuild().use(() => {
    const { issues: found, warnings: remarks } = checkContent();
    const issues = found.length > 0 ? found : checkTheme();
    return {
      issues,
      warnings: [...checkOddFiles(oddFiles), ...(issues.length > 0 ? [] : [...checkForm(), ...remarks])],
    };
  });
  return {
    errors: told("Błędy", issues),
    remarks: told("Uwagi", warnings),
    missing: issues.length > 0 ? null : missingFeaturesText(),
  };
}

function told(title: string, found: readonly ContentIssue[]): string {
  if (found.length === 0) return "";
  const hidden = found.length - shownLines;
  return [
    `${title} (${found.length}):`,
    ...found.slice(0, shownLines).map(issueLine),
    ...(hidden > 0
      ? [`Dalszych wierszy: co najmniej ${hidden}. Wszystkie wypisze npm run content -- --all`]
      : []),
  ].join("\n");
}

const { errors, remarks, missing } = checkIfChanged(check);
if (errors) console.error(errors);
if (remarks) console.warn(remarks);
if (errors) process.exitCode = 1;
else {
  if (missing) console.log(missing);
  console.log("Treść serwisu jest bez błędów.");
}
