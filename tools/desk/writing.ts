import path from "node:path";
import { log } from "lib/platform/log.server";
import { type Others, Refused } from "./files";
import { type Conflict, commit, exchange, joinEdits, listVersions } from "./history";
import { describeFile } from "./issue-words";
import type { Editor } from "./settings";

/** Pages with a legal meaning, which only publishers change. */
const legalPages = new Set(["pages/polityka-prywatnosci.md", "pages/warunki-gwarancji.md"]);

/** How {@link saveFile} treats edits of others where every save is a version. */
export const others: Others = {
  join: joinEdits,
  lastEditor: async (name) => (await listVersions(`content/${name}`))[0]?.author,
};

/** Does what an editor asks for: one write at a time, since each checks what is there before it writes. */
export type Write = <Result>(
  editor: Editor,
  /** File below `content/`; null for pictures. */
  name: string | null,
  work: () => Result | Promise<Result>,
) => Promise<Result>;

const exchangeMs = 5 * 60_000;
let conflicts: Conflict[] = [];

/** What editors and programmers have both changed, so that neither gets the other's work until it is joined. */
export const listConflicts = (): readonly Conflict[] => conflicts;

/** Exchanges versions with the repository that the working folder was cloned from, now and every five minutes. */
export function exchangeRegularly(write: Write): void {
  const program: Editor = { name: "Redakcja", address: "redakcja@localhost", isPublisher: true };
  const run = async () => {
    try {
      conflicts = await write(program, null, exchange);
      if (conflicts.length > 0)
        log.warn({ conflicts }, "Editors and programmers have changed the same lines");
    } catch (error) {
      log.warn({ err: error }, "The desk could not exchange versions with its repository");
    }
    setTimeout(run, exchangeMs).unref();
  };
  void run();
}

/** @param isKept whether every write becomes a version in its editor's name */
export function writeInTurn(isKept: boolean): Write {
  let last: Promise<unknown> = Promise.resolve();
  return (editor, name, work) => {
    const done = last.then(async () => {
      // Another spelling of a path would be another name for the same file.
      if (name && path.posix.normalize(name) !== name)
        throw new Refused(400, "Redakcja nie zapisuje takiego pliku.");
      if (name && legalPages.has(name) && !editor.isPublisher)
        throw new Refused(403, "Tę stronę zmienia tylko osoba, która publikuje.");
      // Named before it is deleted, or after it is made.
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
