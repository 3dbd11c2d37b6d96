import { log } from "lib/platform/log.server";
import { type ContentIssue, issueLine, issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { withLoadingWork } from "~/content/prepared.server";
import { readNames } from "../forms/read-names";
import { nameOf } from "../places";
import { RejectedError } from "../requests/rejected-error";
import { inThread } from "./threads";

type Check = { issues: ContentIssue[]; warnings: ContentIssue[]; startedAt: number };

/** Messages for the editor after a save: errors, which block publication, and remarks, which do not. */
export type SaveFindings = { issues: string[]; remarks: string[] };

let running: Promise<unknown> | null = null;
let next: Promise<Check & { previous: Check }> | null = null;
/** Why the last check did not end; empty if it did. */
let failure = "";
let last: Check = { issues: [], warnings: [], startedAt: 0 };
/** Files whose remarks somebody waits for. */
const awaited = new Set<string>();
/** When each file below `content/` was written last. */
const writtenAt = new Map<string, number>();

/** The issues of the last check of all content. */
export const knownIssues = (): readonly ContentIssue[] => last.issues;

/** Says why a check did not end: because of a text, or because the desk is overloaded or broken. */
function whyNot(error: unknown): string {
  if (error instanceof RejectedError && error.status === 422)
    return "Sprawdzanie treści nie kończy się: jest w niej tekst, nad którym program za długo pracuje.";
  return "Treści nie udało się sprawdzić: zapisz coś za kilka minut, a redakcja sprawdzi ją jeszcze raz.";
}

/** Why there may be more issues than {@link knownIssues}; empty if the last check has ended and no other is under way. */
export function whyUnknown(): string {
  if (next ?? running) return "Ostatnie zapisy są jeszcze sprawdzane; odśwież tę stronę za chwilę.";
  return failure && `${failure} Błędów może być więcej, niż podaje ta strona.`;
}

/**
 * Checks all content on disk in a thread, so that other requests are answered meanwhile. If the content is valid,
 * puts what this thread needs of it into use. A call while a check runs gets the next check, together with all others
 * that wait.
 * @param name file whose remarks are wanted; remarks about other files are not looked for
 * @throws if the check does not end
 */
export function checkAll(name?: string): Promise<Check & { previous: Check }> {
  if (name) awaited.add(name);
  next ??= Promise.resolve(running).then(async () => {
    next = null;
    const startedAt = performance.now();
    const checking = inThread("checkAll", [...awaited]);
    awaited.clear();
    const end = (why: string) => {
      [running, failure] = [null, why];
    };
    running = checking.then(
      () => end(""),
      (error) => end(whyNot(error)),
    );
    const { work, ...found } = await checking;
    const previous = last;
    last = { ...found, startedAt };
    // Otherwise the names of the last valid content stay in use.
    const staged = stageContent();
    const load = () => withLoadingWork(work, readNames);
    if (last.issues.length === 0 && issuesOf(() => staged.load(load)).length === 0) staged.use();
    return { ...last, previous };
  });
  return next;
}

/** Returns the issues of the last check of all content, as lines; waits for a check that is under way. */
export async function issuesBefore(): Promise<ReadonlySet<string>> {
  await Promise.resolve(next ?? running).catch(() => undefined);
  return new Set(last.issues.map(issueLine));
}

/**
 * Notes that files are about to be written.
 * @returns the issues before the write, and the time at which they were found
 */
export function beforeWrite(names: readonly string[]) {
  const before = { issues: new Set(last.issues.map(issueLine)), at: last.startedAt };
  for (const name of names) writtenAt.set(name, performance.now());
  return before;
}

/**
 * Checks all content after a save. An issue in another file that was saved meanwhile is shown to that file's editor;
 * an issue in a file that nobody has saved, to everyone who may have caused it.
 * @returns messages: the issues of the saved file, those that other files have because of it, and the remarks about
 * it
 */
export async function findingsAfter(
  name: string,
  before: ReturnType<typeof beforeWrite>,
): Promise<SaveFindings> {
  const isOwn = ({ file }: ContentIssue) => nameOf(file) === name;
  try {
    const { issues, warnings, previous } = await checkAll(name);
    const toldBefore = new Set(previous.issues.map(issueLine));
    const isNew = (issue: ContentIssue) => {
      const at = writtenAt.get(nameOf(issue.file)) ?? -1;
      const isTheirs = at >= before.at && (at >= previous.startedAt || toldBefore.has(issueLine(issue)));
      return !isTheirs && !before.issues.has(issueLine(issue));
    };
    return {
      issues: await inWords(issues.filter((issue) => isOwn(issue) || isNew(issue))),
      remarks: await inWords(warnings.filter(isOwn)),
    };
  } catch (error) {
    log.error({ err: error }, "The content could not be checked");
    return { issues: [whyNot(error)], remarks: [] };
  }
}

/** Returns issues in the words of their forms: the first twenty, and the number of the others. */
export const inWords = (issues: readonly ContentIssue[]): Promise<string[]> =>
  issues.length > 0 ? inThread("describeIssues", issues) : Promise.resolve([]);
