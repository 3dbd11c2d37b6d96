import { expect, test } from "vitest";
import { z } from "zod";
import { field, unique } from "./fields.server";
import { issueLine, issuesOf, parseContent, readContent } from "./files.server";

const news = z.strictObject({
  title: z.string(),
  date: field.isoDate,
  tags: z.array(z.enum(["firma", "woda"])),
});

/** The content issues that a read throws, as the lines that an editor sees. */
const linesOf = (read: () => unknown) => issuesOf(read).map(issueLine);

const markdown = (frontMatter: string) => `---\n${frontMatter}\n---\n\n## Tekst\n`;

test("a good file gives its fields, its body and the line of each field", () => {
  const file = parseContent(
    "news/x.md",
    markdown('title: "Nowość: woda"\ndate: "2026-02-28"\ntags:\n  - firma\n  - woda'),
    news,
  );
  expect(file.data).toEqual({ title: "Nowość: woda", date: "2026-02-28", tags: ["firma", "woda"] });
  expect([file.body, file.bodyLine, file.lineOf(["date"])]).toEqual(["\n## Tekst\n", 8, 3]);
  expect(file.lineOf(["tags", 1])).toBe(6);
});

test("a good file has no control characters, written or escaped (25.2)", () => {
  const file = parseContent("x.md", `---\na: "Z\\vWorda\\x02"\nb: "Z\u0002"\n---\nTe\u0002kst`, z.any());
  expect(file).toMatchObject({ data: { a: "Z Worda", b: "Z" }, body: "Tekst" });
});

test("every field that is missing, misspelt or wrong, such as a day that does not exist, is reported with its line (25.2)", () => {
  const text = markdown('titel: X\ndate: "2026-02-29"\ntags:\n  - firma\n  - wooda');
  expect(linesOf(() => parseContent("news/x.md", text, news))).toEqual([
    "content/news/x.md:2 – title: brakuje tego pola",
    "content/news/x.md:2 – titel: nieznane pole (może literówka?)",
    "content/news/x.md:3 – date: wymagana data w postaci RRRR-MM-DD",
    "content/news/x.md:6 – tags: dozwolone: firma, woda",
  ]);
});

test("an empty field, and a missing one whose format has its own message, are reported with their lines (25.2)", () => {
  expect(linesOf(() => parseContent("news/x.md", markdown("title:\ntags: []"), news))).toEqual([
    "content/news/x.md:2 – title: brakuje tego pola",
    "content/news/x.md:2 – date: brakuje tego pola",
  ]);
});

const shops = z.strictObject({ shops: z.array(z.strictObject({ name: z.string() })) });
const ids = z.array(z.strictObject({ id: z.string() })).check(unique.byId);

test.each<[string, string, string, z.ZodType, string]>([
  [
    "a field inside a list",
    "s.yaml",
    "# sklepy\nshops:\n  - name: A\n  - name: 12\n",
    shops,
    "4 – shops.name: ma być tekstem (liczbę zapisz w cudzysłowie)",
  ],
  ["an id used twice", "s.yaml", "- id: a\n- id: b\n- id: a\n", ids, "3 – id: „a” występuje drugi raz"],
  ["a field that is there twice", "x.yaml", "a: 1\na: 2\n", z.any(), "2 – to pole występuje drugi raz"],
  [
    "Markdown without front matter",
    "x.md",
    "## Tekst",
    z.any(),
    "1 – plik ma zaczynać się od pól między dwoma wierszami „---”",
  ],
])("an issue has its line and words for an editor: %s (25.2)", (_, name, text, schema, issue) =>
  expect(linesOf(() => parseContent(name, text, schema))).toEqual([`content/${name}:${issue}`]),
);

test("YAML that would grow without bounds is an issue (25.2)", () => {
  const levels = Array.from(
    { length: 9 },
    (_, level) => `a${level + 1}: &a${level + 1} [${`*a${level}, `.repeat(9)}]`,
  );
  expect(linesOf(() => parseContent("x.yaml", ["a0: &a0 [x]", ...levels].join("\n"), z.any()))).toEqual([
    "content/x.yaml:1 – za dużo odwołań do powtórzonych wartości (*nazwa): wpisz je wprost",
  ]);
});

test("a file that is not there is an issue (25.2)", () => {
  expect(linesOf(() => readContent("nie-ma.yaml", z.any()))).toEqual([
    "content/nie-ma.yaml:1 – nie można odczytać tego pliku",
  ]);
});
