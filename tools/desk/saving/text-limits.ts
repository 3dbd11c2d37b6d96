import { textTooLong } from "../requests/bodies";
import { RejectedError } from "../requests/rejected-error";

/**
 * Maximum size of a text in bytes, and maximum number of its markup characters: ten times as many as the site's texts
 * have, and still cheap to parse.
 */
const limits = {
  data: { bytes: 1_000_000, marks: 150_000 },
  markdown: { bytes: 200_000, marks: 20_000 },
};
/** Size of any text, in bytes. */
export const maxTextBytes = limits.data.bytes;

/** Characters that make a parser work more than the length of the text does. */
const marks = /[\n[\]{}()<>*_`~|#&!\\:?-]/g;
/** Maximum depth of nested brackets, lists or quotations; the content has four. */
const maxDepth = 50;
const listMarks = /^(?:[ \t]*[-?>*+](?=[ \t>]))+/gm;

/** @param name path below `content/` @throws {RejectedError} if a text might take parsers long */
export function expectLight(name: string, text: string): void {
  const limit = name.endsWith(".md") ? limits.markdown : limits.data;
  if (Buffer.byteLength(text) > limit.bytes) throw new RejectedError(413, textTooLong);
  let count = 0;
  let depth = 0;
  for (const [mark] of text.matchAll(marks)) {
    count += 1;
    depth += "[{".includes(mark) ? 1 : "]}".includes(mark) ? -1 : 0;
    if (count > limit.marks || depth > maxDepth) throw tooComplex();
  }
  for (const [begin] of text.matchAll(listMarks))
    if (begin.replace(/[ \t]/g, "").length > maxDepth) throw tooComplex();
}

const tooComplex = () =>
  new RejectedError(
    422,
    "Ten tekst ma za dużo wierszy albo znaków takich jak [, * i -, albo za wiele ich w sobie nawzajem: uprość go albo podziel.",
  );
