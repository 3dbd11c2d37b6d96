import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { log } from "lib/platform/log.server";
import { WorkerPool } from "lib/platform/worker-pool.server";
import { type ContentIssue, issueLine, issuesOf } from "~/content/files.server";
import { stageContent } from "~/content/memo";
import { readAllContent } from "~/pages/content.server";
import { describeIssues } from "../forms/issue-words";

type Findings = { issues: ContentIssue[]; warnings: ContentIssue[] };

const here = path.dirname(fileURLToPath(import.meta.url));
const built = path.join(here, "check-thread.js");
const program = existsSync(built) ? built : path.join(here, "../check-thread.dev.js");
/** A check takes less than a second; what takes a minute does not end, such as an expression over an odd text. */
const limits = { workers: 1, waiting: 1, withinMs: 60_000, idleMs: 3_600_000, heapMb: 1_000 };
const thread = new WorkerPool<null, Findings>(program, limits);

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
    const checking = thread.run(null);
    running = checking.catch(() => undefined);
    last = await checking;
    // Otherwise the last valid content stays in use: it provides the options of select fields.
    const staged = stageContent();
    if (last.issues.length === 0 && issuesOf(() => staged.load(readAllContent)).length === 0) staged.use();
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
      issues: describeIssues(issues.filter((issue) => isOwn(issue) || !before.has(issueLine(issue)))),
      remarks: describeIssues(warnings.filter(isOwn)),
    };
  } catch (error) {
    log.error({ err: error }, "The content could not be checked");
    const sentence =
      "Sprawdzanie treści nie kończy się: jest w niej tekst, nad którym program za długo pracuje.";
    return { issues: [sentence], remarks: [] };
  }
}
