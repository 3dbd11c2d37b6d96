import { z } from "zod";
import { type ContentIssue, fieldLines, onceForFile, readUnchecked, withFile } from "~/content/files.server";
import { inspectMarkdown } from "~/content/markdown.server";
import { checkMarks } from "./checks/check-marks";
import { checkWording } from "./checks/check-wording";
import { checkBody } from "./checks/links/check-body";
import { type ContentReference, listReferences, type WrittenReference } from "./checks/links/references";
import { formIssue } from "./format";
import { checkName } from "./portable-name";

const draft = z.looseObject({ draft: z.literal(true), path: z.string().optional() });

/** What the check finds in a file alone, whatever else the content has, as JSON. */
type FileFindings = {
  references: WrittenReference[];
  /** Of a draft, the path that it names itself. */
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
 * Checks a file that editors write by hand; an unchanged one is checked once. @param name path below `content/`
 * @throws {ContentError} whatever a check throws
 */
export function checkFile(name: string) {
  const { references, ...found } = onceForFile("checked", name, () => withFile(name, () => findingsIn(name)));
  const lineOf = fieldLines(name);
  return {
    name,
    ...found,
    references: references.map(
      ({ kind, value, at }): ContentReference => ({
        kind,
        value,
        file: `content/${name}`,
        // Asked only of references that lead nowhere.
        get line() {
          return typeof at === "number" ? at : lineOf(at);
        },
      }),
    ),
  };
}
