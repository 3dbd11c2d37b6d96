import path from "node:path";
import { log } from "lib/platform/log.server";
import { type Others, RejectedError } from "./files";
import { type Conflict, clearInterrupted, commit, exchange, joinEdits, listVersions } from "./history";
import { describeFile } from "./issue-words";
import type { Editor } from "./settings";

/** Pages with a legal meaning, which only publishers change. */
const legalPages = new Set(["pages/polityka-prywatnosci.md", "pages/warunki-gwarancji.md"]);

/** How {@link saveFile} treats the edits of others if every save is a version. */
export const others: Others = {
  join: joinEdits,
  lastEditor: async (name) => (await listVersions(`content/${name}`))[0]?.author,
};

/** Runs an editor's write. Only one runs at a time, since each checks the files before it writes. */
export type Write = <Result>(
  editor: Editor,
  /** File below `content/`; null for pictures. */
  name: string | null,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

const exchangeMs = 5 * 60_000;
let conflicts: Conflict[] = [];

/** Conflicting changes of editors and programmers; until they are resolved, neither side gets the other's work. */
export const listConflicts = (): readonly Conflict[] => conflicts;

/** Exchanges versions with the repository that the working folder was cloned from, now and every five minutes. */
export function exchangeRegularly(write: Write): void {
  const program: Editor = { name: "Redakcja", address: "redakcja@localhost", isPublisher: true };
  const run = async () => {
    try {
      conflicts = await exchange((work) => write(program, null, work));
      if (conflicts.length > 0)
        log.warn({ conflicts }, "Editors and programmers have changed the same lines");
    } catch (error) {
      log.warn({ err: error }, "The desk could not exchange versions with its repository");
    }
    setTimeout(run, exchangeMs).unref();
  };
  // The first of all writes. What a killed program had written without making it a version becomes one here.
  const cleared = write(program, null, clearInterrupted);
  cleared.catch((error) => log.error({ err: error }, "The working folder could not be cleared")).then(run);
}

/** @param isKept whether every write becomes a version in its editor's name */
export function writeInTurn(isKept: boolean): Write {
  let last: Promise<unknown> = Promise.resolve();
  return (editor, name, work) => {
    const done = last.then(async () => {
      // A path with `..` or `//` would be another name for the same file.
      if (name && path.posix.normalize(name) !== name)
        throw new RejectedError(400, "Redakcja nie zapisuje takiego pliku.");
      if (name && legalPages.has(name) && !editor.isPublisher)
        throw new RejectedError(403, "Tę stronę zmienia tylko osoba, która publikuje.");
      // The name of a deleted file is read before, that of a new one after.
      const before = name ? describeFile(name) : "zdjęcia";
      const result = await work();
      const subject = name && before.endsWith(`„${name}”`) ? describeFile(name) : before;
      if (isKept) await commit(name ? ["content"] : ["content", "public/images"], subject, editor);
      return result;
    });
    last = done.catch(() => undefined);
    return done;
  };
}
