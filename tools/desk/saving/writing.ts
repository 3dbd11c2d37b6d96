import { log } from "lib/platform/log.server";
import { kindOf } from "../../content-check/form-files";
import { describeFile } from "../forms/issue-words";
import { oneByOne } from "../one-by-one";
import { nameOf } from "../places";
import { expectPath } from "../requests/expect-path";
import { RejectedError } from "../requests/rejected-error";
import type { Editor } from "../settings";
import { exchange, type Join, type MergeConflict } from "../versions/exchange";
import { deskAuthor } from "../versions/git";
import { allOrNothing } from "../versions/put-files";
import { commitFiles, settle } from "../versions/working-folder";
import { beforeWrite, checkAll } from "./checking";
import { inThread } from "./threads";

/** Texts with a legal meaning, which only publishers change; the brand's file has the texts of consents. */
const legalTexts = new Set(["pages/polityka-prywatnosci.md", "pages/warunki-gwarancji.md", "brand.yaml"]);

/**
 * Runs an editor's write, which puts files (`versions/put-files.ts`): all of them, and on a server a version in the editor's
 * name, or nothing. Only one runs at a time, since each checks the files before it writes.
 */
export type Write = <Result>(
  editor: Editor,
  /** Files below `content/`; none if only pictures are written. */
  names: readonly string[],
  /** @param before issues of the content before this write */
  work: (before: ReturnType<typeof beforeWrite>) => Result | Promise<Result>,
) => Promise<Result>;

const fiveMinutesMs = 5 * 60_000;
let conflicts: MergeConflict[] = [];

/** Files with merge conflicts between editors and programmers; each side keeps its own text until a person resolves them. */
export const listConflicts = (): readonly MergeConflict[] => conflicts;

/** Exchanges versions with the repository that the working folder was cloned from, now and regularly. */
export function exchangeRegularly(write: Write, everyMs = fiveMinutesMs): void {
  const run = async () => {
    try {
      const merge = <Result>(work: () => Promise<Result>) =>
        write({ ...deskAuthor, isPublisher: true }, [], work);
      conflicts = await exchange(merge, joinFile);
      // Puts the programmers' changes into use.
      await checkAll();
      if (conflicts.length > 0)
        log.warn({ conflicts }, "Editors and programmers have changed the same fields");
    } catch (error) {
      log.warn({ err: error }, "The desk could not exchange versions with its repository");
    }
    setTimeout(run, everyMs).unref();
  };
  void run();
}

const joinFile: Join = async (file, base, theirs, mine) => {
  if (!kindOf(nameOf(file))) return null;
  return inThread("joinTexts", nameOf(file), { base, theirs, mine }).catch((error) => {
    if (error instanceof RejectedError && error.status === 422) return null;
    throw error;
  });
};

export const merging =
  "Programista łączy teraz zmiany w folderze redakcji, więc nic nie zapisano. To, co masz w formularzu, jest nadal w nim: zapisz albo otwórz to za kilka minut.";

/** @throws {RejectedError} if an editor may not change one of these files, or a name is not a valid path */
export function expectMayWrite(editor: Editor, names: readonly string[]): void {
  names.forEach(expectPath);
  if (names.some((one) => legalTexts.has(one)) && !editor.isPublisher)
    throw new RejectedError(403, "Ten tekst ma znaczenie prawne: zmienia go tylko osoba, która publikuje.");
}

/** @param isKept whether every write becomes a version in its editor's name */
export function writeInTurn(isKept: boolean): Write {
  const inTurn = oneByOne();
  if (isKept)
    inTurn(settle).catch((error) => log.error({ err: error }, "The working folder could not be looked at"));
  return (editor, names, work) =>
    inTurn(async () => {
      const [name] = names;
      expectMayWrite(editor, names);
      if (isKept && !(await settle())) throw new RejectedError(409, merging);
      // A deleted file's name has to be read before the write, a new file's name after it.
      const label = name ? describeFile(name) : "zdjęcia";
      const keep = async (files: string[]) => {
        const subject = name && label.endsWith(`„${name}”`) ? describeFile(name) : label;
        if (isKept) await commitFiles(files, subject, editor);
      };
      // Read after the check of a deletion: what a rejected deletion would have broken is no issue.
      const before = beforeWrite(names);
      return allOrNothing(
        () => work(before),
        keep,
        () => checkAll().catch(() => undefined),
      );
    });
}
