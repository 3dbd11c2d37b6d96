import { listOddFiles, sourceFolder } from "lib/platform/files.server";
import type { ContentIssue } from "~/content/files.server";
import { editedContent } from "~/content/fingerprint.server";

/** Lists symbolic links and device files in `content/` and `public/`. They block nothing, because no code follows them. */
export const checkOddFiles = (): ContentIssue[] =>
  [editedContent, sourceFolder].flatMap((folder) =>
    listOddFiles(folder).map((name) => ({
      file: `${folder}/${name}`,
      line: 1,
      reason:
        "to dowiązanie albo urządzenie, a nie plik, więc w serwisie go nie ma: programista kładzie tu sam plik albo je usuwa",
    })),
  );
