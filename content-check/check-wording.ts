import type { ContentFile, ContentIssue } from "~/content/files.server";
import { listValues } from "./values";

/** A full stop that no capital follows; abbreviations of up to three letters pass. */
export const smallAfterStop = /(?<!\p{L})(?!(?:godz|niedz|prof)\.)\p{L}{4,}[”)]?[.?!]\s+\p{Ll}+/u;

/** Slips of the pen against the rules of writing in content/README.md that a pattern can tell. */
const rules = [
  { form: /\S*"\S*/, reason: "cudzysłowy piszemy „tak”" },
  { form: /\S+ - \S+/, reason: "myślnik to półpauza (–)" },
  // Postcodes and the parts of standards (PN-EN 274-1) are no ranges.
  {
    form: /(?<![\p{L}\d_-])(?<!(?:EN|ISO|DIN|IEC) )(?!\d\d-\d{3}\b)\d+-\d+(?![\p{L}\d_-])/u,
    reason: "zakres liczb piszemy półpauzą, jak 115–120",
  },
  { form: smallAfterStop, reason: "po kropce zaczynamy wielką literą" },
];

/** What in a file's texts breaks the rules of writing, in the words of its editors. */
export function checkWording({ name, data, body, bodyLine, lineOf }: ContentFile<unknown>): ContentIssue[] {
  const fields = listValues(data).flatMap(({ value, path }) =>
    // Without a space it is no text, but a slug, a number or an address.
    typeof value === "string" && value.includes(" ") ? { text: value, line: () => lineOf(path) } : [],
  );
  const lines = body.split("\n").map((text, index) => ({ text, line: () => bodyLine + index }));
  return [...fields, ...lines].flatMap(({ text, line }) =>
    rules.flatMap(({ form, reason }) => {
      const found = form.exec(text);
      return found ? [{ file: `content/${name}`, line: line(), reason: `${reason}: ${found[0]}` }] : [];
    }),
  );
}
