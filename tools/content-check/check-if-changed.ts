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
import { editedContent } from "~/content/fingerprint.server";

type Kept<Result> = { inputs: string; result: Result; hashes: ReturnType<FileHashes["toJSON"]> };

/**
 * Returns what checking all content results in, as JSON: what it resulted in last time, if nothing that it depends on has
 * changed. That is the content, names and sizes of what `public/` has, the day, the options, the packages and the code.
 */
export function checkIfChanged<Result>(check: () => Result, code = codeVersion): Result {
  if (!code) return check();
  const disk = ownCache(".cache/content-check.json", code);
  const known = disk.read() as Kept<Result> | null;
  const hashes = new FileHashes(known?.hashes);
  const hashOf = (file: string) => [file, hashes.hashOf(file)];
  const sizeOf = (file: string) => [file, statSync(file, { throwIfNoEntry: false })?.size];
  const inputs = hashOfBytes(
    JSON.stringify([
      [todayInPoland(), process.argv.slice(2), process.env.SHOW_DRAFTS, hashOf("package-lock.json")],
      filesIn(editedContent).map(hashOf),
      filesIn(sourceFolder).map(sizeOf),
      [editedContent, sourceFolder].map(listOddFiles),
    ]),
  );
  if (known?.inputs === inputs) return known.result;
  const result = check();
  disk.write({ inputs, result, hashes } satisfies Record<keyof Kept<Result>, unknown>);
  return result;
}

const filesIn = (folder: string) => listPlainFiles(folder).map((name) => path.join(folder, name));
