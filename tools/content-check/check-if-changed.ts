import { statSync } from "node:fs";
import path from "node:path";
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

type Kept<Result> = { inputs: string; result: Result; hashes: ReturnType<FileHashes["toJSON"]> };

/**
 * Returns what checking all content results in, as JSON: what it resulted in last time, if nothing that it depends on has
 * changed. That is the content, names and sizes of what `public/` has, the day, the options and the code. Errors are never
 * told again: they may come from what is none of these, such as a package that was not installed or a disk that failed.
 */
export function checkIfChanged<Result extends { errors: string }>(
  check: () => Result,
  code = codeVersion,
): Result {
  if (!code) return check();
  const disk = ownCache(".cache/content-check.json", code);
  const known = disk.read() as Kept<Result> | null;
  const hashes = new FileHashes(known?.hashes);
  const inputs = inputsOf(hashes);
  if (known?.inputs === inputs) return known.result;
  const result = check();
  // What was changed meanwhile may have been checked in part, and be changed back.
  if (!result.errors && inputsOf(hashes) === inputs)
    disk.write({ inputs, result, hashes } satisfies Record<keyof Kept<Result>, unknown>);
  return result;
}

function inputsOf(hashes: FileHashes): string {
  const hashOf = (file: string) => hashes.hashOf(file);
  // The end of a compressed file says how large it is uncompressed.
  const sizeOf = (file: string) =>
    file.endsWith(".gz") ? hashOf(file) : statSync(file, { throwIfNoEntry: false })?.size;
  const statesOf = (folder: string, names: string[], stateOf: (file: string) => unknown) =>
    names.map((name) => [name, stateOf(path.join(folder, name))]);
  return hashOfBytes(
    JSON.stringify([
      [todayInPoland(), process.argv.slice(2), process.env.SHOW_DRAFTS],
      statesOf(editedContent, listContentFiles(editedContent), hashOf),
      statesOf(sourceFolder, listPlainFiles(sourceFolder), sizeOf),
      [editedContent, sourceFolder].map(listOddFiles),
    ]),
  );
}
