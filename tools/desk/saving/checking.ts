import { log } from "lib/platform/log.server";
import { type ContentIssue, issueLine, issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { withLoadingWork } from "~/content/prepared.server";
import { readAllContent } from "~/pages/content.server";
import { takeWork } from "../forms/kinds-on-disk";
import { inThread } from "./threads";

type Findings = { issues: ContentIssue[]; warnings: ContentIssue[] };

let running: Promise<unknown> = Promise.resolve();
let next: Promise<Findings> | null = null;
let last: Findings = { issues: [], warnings: [] };

/** The issues that the last check has found in all content. */
export const knownIssues = (): readonly ContentIssue[] => last.issues;

/**
 * Checks all content on disk, in a thread, so that others are answered meanwhile; puts it into use if it is valid. Who
 * asks while a check runs gets the next one, together with all who wait.
 * @throws if the check does not end
 */
export function checkAll(): Promise<Findings> {
  next ??= running.then(async () => {
    next = null;
    const checking = inThread("checkAll");
    running = checking.catch(() => undefined);
    const { work, ...found } = await checking;
    last = found;
    takeWork(work);
    // Otherwise the last valid content stays in use: it provides the options of select fields.
    const staged = stageContent();
    const load = () => withLoadingWork(work, readAllContent);
    if (last.issues.length === 0 && issuesOf(() => staged.load(load)).length === 0) staged.use();
    return last;
  });
  return next;
}

/**
 * Checks all content after a save.
 * @returns sentences: the issues of the saved file and those that others have because of it, and the remarks about it
 */
export async function findingsAfter(name: string): Promise<{ issues: string[]; remarks: string[] }> {
  const before = new Set(last.issues.map(issueLine));
  const isOwn = ({ file }: ContentIssue) => file === `content/${name}`;
  try {
    const { issues, warnings } = await checkAll();
    return {
      issues: await inWords(issues.filter((issue) => isOwn(issue) || !before.has(issueLine(issue)))),
      remarks: await inWords(warnings.filter(isOwn)),
    };
  } catch (error) {
    log.error({ err: error }, "The content could not be checked");
    const sentence =
      "Sprawdzanie treści nie kończy się: jest w niej tekst, nad którym program za długo pracuje.";
    return { issues: [sentence], remarks: [] };
  }
}

/** Issues in the words of their forms; those of twenty, and the number of the others. */
export const inWords = (issues: readonly ContentIssue[]): Promise<string[]> =>
  issues.length > 0 ? inThread("describeIssues", issues) : Promise.resolve([]);
