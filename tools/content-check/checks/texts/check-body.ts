import type { ContentFile, ContentIssue } from "~/content/files.server";

/** Valid Markdown that pages do not support. */
const rules = [
  { form: /^#(?!#)/, reason: "tekst zaczyna się od nagłówków „##”: tytuł strony stoi w polu title" },
  {
    form: /!\[[^[\]]*\]\(|data:image\//,
    reason: "zdjęcie w tekście nie będzie pokazane: podaj je w polu image",
  },
];

export function checkBody({ name, body, bodyLine }: ContentFile<unknown>): ContentIssue[] {
  return body
    .split("\n")
    .flatMap((text, index) =>
      rules
        .filter(({ form }) => form.test(text))
        .map(({ reason }) => ({ file: `content/${name}`, line: bodyLine + index, reason })),
    );
}
