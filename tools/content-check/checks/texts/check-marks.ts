import type { ContentFile, ContentIssue } from "~/content/files.server";
import { inspectMarkdown, textMark } from "~/content/markdown.server";
import { isMarkdown } from "../links/references";
import { listValues } from "../links/values";

const takenReasons: Record<ReturnType<typeof inspectMarkdown>["signs"][number]["sign"], string> = {
  underlined:
    "kreski pod wierszem robią z niego nagłówek: nagłówek to „## ”, a między akapitami zostaw pusty wiersz",
  numbered: "liczba z kropką na początku wiersza zaczyna listę: zacznij wiersz słowem, a listę od 1.",
  indented: "odstępy na początku wiersza robią z niego kod: usuń je",
  emphasised: "gwiazdki znikną, a tekst między nimi będzie pochylony: między wymiarami piszemy ×",
  plus: "plus na początku wiersza zaczyna listę: zacznij wiersz słowem, a listę od „- ”",
  greater: "znak > na początku wiersza robi z niego cytat: napisz „ponad”",
};

const shownReason = (mark: string) =>
  `goście zobaczą tu „${mark}”: to nie jest Markdown, jakiego używamy, a znak, który ma zostać, poprzedź „\\”`;
const plainReason = (mark: string) => `goście zobaczą tu „${mark}”: to pole nie jest Markdownem`;

/** Reports characters that pages would misinterpret as Markdown, or wrongly show as plain text (behaviour 25.4). */
export function checkMarks(
  { name, data, body, bodyLine, issueAt }: ContentFile<unknown>,
  { signs, marks } = inspectMarkdown(body),
): ContentIssue[] {
  const inFields = listValues(data).flatMap(({ value, path }) => {
    // A value without spaces is not prose but a slug, pattern or path.
    if (typeof value !== "string" || !value.includes(" ") || !textMark.test(value)) return [];
    const reasons = isMarkdown(name, path)
      ? inspectMarkdown(value).marks.map(({ mark }) => shownReason(mark))
      : [plainReason(textMark.exec(value)?.[0] ?? "")];
    return reasons.map((reason) => issueAt(path, reason));
  });
  const inBody = [
    ...signs.map(({ sign, line }) => ({ line, reason: takenReasons[sign] })),
    ...marks.map(({ mark, line }) => ({ line, reason: shownReason(mark) })),
  ];
  return [
    ...inFields,
    ...inBody.map(({ line, reason }) => ({ file: `content/${name}`, line: bodyLine + line, reason })),
  ];
}
