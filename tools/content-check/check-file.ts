import { z } from "zod";
import { type ContentIssue, fieldLines, onceForFile, readUnchecked, withFile } from "~/content/files.server";
import { inspectMarkdown } from "~/content/markdown.server";
import { type ContentReference, listReferences } from "./checks/links/references";
import { checkBody } from "./checks/texts/check-body";
import { checkMarks } from "./checks/texts/check-marks";
import { checkWording } from "./checks/texts/check-wording";
import { formIssue } from "./format";
import { checkName } from "./portable-name";

const draft = z.looseObject({ draft: z.literal(true), path: z.string().optional() });

/** What the check finds in one file, independently of all other content. It can be stored as JSON. */
type FileFindings = {
  references: ContentReference[];
  /** For a draft, the path that its front matter gives, if any; null for other files. */
  draft: { path?: string | undefined } | null;
  issues: ContentIssue[];
  wording: ContentIssue[];
  form: ContentIssue[];
};

function findingsIn(name: string): FileFindings {
  const file = readUnchecked(name);
  const inBody = inspectMarkdown(file.body);
  return {
    references: listReferences(file, inBody),
    draft: draft.safeParse(file.data).data ?? null,
    issues: [...checkName(file), ...checkBody(file)],
    wording: [...checkWording(file), ...checkMarks(file, inBody)],
    form: formIssue(file),
  };
}

/**
 * Checks a file that editors write by hand. The result is cached until the file changes. @param name path below `content/`
 * @throws {ContentError} if one of the checks throws it
 */
export function checkFile(name: string) {
  const found = onceForFile("checked", name, () => withFile(name, () => findingsIn(name)));
  return { name, ...found, lineOf: fieldLines(name) };
}
