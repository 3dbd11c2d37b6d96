import { isPathData } from "lib/drawing/path-data";
import type { ContentFile, ContentIssue } from "~/content/files.server";
import { listValues } from "../links/values";

/**
 * Matches a sentence end followed by a lower-case word. Ignores abbreviations of up to three letters and a few longer
 * ones.
 */
export const smallAfterStop = /(?<!\p{L})(?!(?:godz|niedz|prof)\.)\p{L}{4,}[”)]?[.?!]\s+\p{Ll}+/u;

/** Typographic errors that a regular expression can detect; content/README.md contains the style rules. */
const rules = [
  { form: /"/, reason: "cudzysłowy piszemy „tak”" },
  { form: /\S - \S/, reason: "myślnik to półpauza (–)" },
  // Postcodes and numbers of standards (PN-EN 274-1) are not ranges.
  {
    form: /(?<![\p{L}\d_-])(?<!(?:EN|ISO|DIN|IEC) )(?!\d\d-\d{3}\b)\d+-\d+(?![\p{L}\d_-])/u,
    reason: "zakres liczb piszemy półpauzą, jak 115–120",
  },
  { form: smallAfterStop, reason: "po kropce zaczynamy wielką literą" },
];

/** Reports typographic errors in the texts of a content file, with messages in Polish. */
export function checkWording({ name, data, body, bodyLine, issueAt }: ContentFile<unknown>): ContentIssue[] {
  const fields = listValues(data).flatMap(({ value, path }) =>
    // A value without spaces is not prose but a slug, number or path; drawings have spaces but are not prose either.
    typeof value === "string" && value.includes(" ") && !isPathData(value)
      ? { text: value, issue: (reason: string) => issueAt(path, reason) }
      : [],
  );
  const lines = body.split("\n").map((text, index) => ({
    text,
    issue: (reason: string) => ({ file: `content/${name}`, line: bodyLine + index, reason }),
  }));
  return [...fields, ...lines].flatMap(({ text, issue }) =>
    rules.flatMap(({ form, reason }) => {
      const found = form.exec(text);
      return found ? [issue(`${reason}: ${wordsAt(text, found)}`)] : [];
    }),
  );
}

/** Maximum length shown of a word around an error; a pasted file may be one word of a thousand letters. */
const maxShown = 30;

/** Returns the match, extended to whole words. */
function wordsAt(text: string, { 0: found, index }: RegExpExecArray): string {
  const before =
    text
      .slice(Math.max(0, index - maxShown), index)
      .split(/\s/)
      .at(-1) ?? "";
  const [after = ""] = text.slice(index + found.length, index + found.length + maxShown).split(/\s/, 1);
  return before + found + after;
}
