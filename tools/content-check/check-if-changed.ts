import {
  FileHashes,
  hashOfBytes,
  listOddFiles,
  listPlainFiles,
  ownCache,
  sourceFolder,
} from "lib/platform/files.server";
import { todayInPoland } from "lib/polish/today";
import { codeVersion } from "~/content/cache.server";
import { editedContent, listContentFiles } from "~/content/fingerprint.server";

type Kept<Result> = { inputs: string; result: Result };

/**
 * Returns what checking all content results in, as JSON: what it resulted in last time, if nothing that it depends on has
 * changed. That is the files of the content and of `public/`, the day, the options and the code. Errors are never told again:
 * they may come from what is none of these, such as a package that was not installed or a disk that failed.
 */
export function checkIfChanged<Result extends { errors: string }>(
  check: (oddFiles: readonly string[]) => Result,
  code = codeVersion,
): Result {
  const odd = filesIn(listOddFiles, editedContent, sourceFolder);
  if (!code) return check(odd);
  const disk = ownCache(".cache/content-check.json", code);
  const known = disk.read() as Kept<Result> | null;
  const files = [...filesIn(listContentFiles, editedContent), ...filesIn(listPlainFiles, sourceFolder)].map(
    (file) => [file, FileHashes.stampOf(file)] as const,
  );
  const inputs = hashOfBytes(
    JSON.stringify([
      [todayInPoland(), process.argv.slice(2), process.env.SHOW_DRAFTS],
      files.map(([file, state]) => [file, state?.stamp]),
      odd,
    ]),
  );
  if (known?.inputs === inputs) return known.result;
  const result = check(odd);
  // What changes meanwhile has another stamp from then on.
  if (!result.errors && files.every(([, state]) => state?.isSettled))
    disk.write({ inputs, result } satisfies Kept<Result>);
  return result;
}

const filesIn = (list: (folder: string) => string[], ...folders: string[]) =>
  folders.flatMap((folder) => list(folder).map((name) => `${folder}/${name}`));
