import type { ContentIssue } from "~/content/files.server";

/** Names links and devices in `content/` and `public/`. They stop nothing, since nobody reads what they lead to. */
export const checkOddFiles = (files: readonly string[]): ContentIssue[] =>
  files.map((file) => ({
    file,
    line: 1,
    reason:
      "to dowiązanie albo urządzenie, a nie plik, więc w serwisie go nie ma: programista kładzie tu sam plik albo je usuwa",
  }));
