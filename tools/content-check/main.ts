/**
 * `npm run content` checks `content/` and prints errors as `file:line – reason`, or else warnings: the first 50, with `--all`
 * all of them. Exits with 1 if there are errors. `--format` first rewrites every file in canonical form.
 */

import { missingFeaturesText } from "~/brand/features.server";
import { ContentCache } from "~/content/cache.server";
import { type ContentIssue, issueLine, issuesOf } from "~/content/files.server";
import { checkContent, checkForm } from "./check-content";
import { checkOddFiles } from "./checks/check-odd-files";
import { formatContent } from "./format";
import { checkTheme } from "./theme/check-theme";

/** Maximum number of printed lines: nobody reads more. */
const shownLines = process.argv.includes("--all") ? Number.POSITIVE_INFINITY : 50;

if (process.argv.includes("--format")) {
  // The check below reports the content issues because of which a form is unknown.
  issuesOf(() => {
    const formatted = formatContent();
    console.log([`Uporządkowane pliki (${formatted.length}):`, ...formatted].join("\n"));
  });
}

const { issues, warnings } = ContentCache.ofBuild().use(() => {
  const { issues: found, warnings: remarks } = checkContent();
  const issues = found.length > 0 ? found : checkTheme();
  return {
    issues,
    warnings: [...checkOddFiles(), ...(issues.length > 0 ? [] : [...checkForm(), ...remarks])],
  };
});
if (issues.length > 0) console.error(told("Błędy", issues));
if (warnings.length > 0) console.warn(told("Uwagi", warnings));
if (issues.length > 0) process.exitCode = 1;
else {
  const missing = missingFeaturesText();
  if (missing) console.log(missing);
  console.log("Treść serwisu jest bez błędów.");
}

function told(title: string, found: readonly ContentIssue[]): string {
  const hidden = found.length - shownLines;
  return [
    `${title} (${found.length}):`,
    ...found.slice(0, shownLines).map(issueLine),
    ...(hidden > 0
      ? [`Dalszych wierszy: co najmniej ${hidden}. Wszystkie wypisze npm run content -- --all`]
      : []),
  ].join("\n");
}
