import { expect, test } from "vitest";
import { z } from "zod";
import { issueLine, parseContent } from "~/content/files.server";
import { checkMarks } from "./check-marks";

const found = (text: string, name = "x.md") =>
  checkMarks(parseContent(name, text, z.unknown())).map(issueLine);
const body = (text: string) => `---\na: 1\n---\n${text}`;

test("what Markdown would take for its own is reported (25.2)", () => {
  const text = [
    "---",
    "a: 1",
    "---",
    "Misa 80*120*15 cm",
    "",
    "Tekst",
    "---",
    "",
    "2024. rok",
    "",
    "    wcięty",
    "",
    "+ 48 22 100 00 00",
    "",
    "> 150 mm od ściany",
  ];
  expect(found(text.join("\n"))).toEqual([
    "content/x.md:4 – gwiazdki znikną, a tekst między nimi będzie pochylony: między wymiarami piszemy ×",
    expect.stringMatching(/^content\/x\.md:6 – kreski pod wierszem/),
    expect.stringMatching(/^content\/x\.md:9 – liczba z kropką/),
    expect.stringMatching(/^content\/x\.md:11 – odstępy/),
    expect.stringMatching(/^content\/x\.md:13 – plus/),
    expect.stringMatching(/^content\/x\.md:15 – znak >/),
  ]);
  expect(found("---\na: 1\n---\n**Misa** *1*, 5 * 3\n\n1. raz\n2. dwa\n   ciąg\n\n---\n")).toEqual([]);
});

test.each([
  ["Nowa **„Lira”**już jest", "**"],
  ["** Lira ** jest", "**"],
  ["tekst\n##Montaż", "##"],
  ["| Grupa | Lata |\n| Baterie | 7 |", "|"],
  ["Wpisz <numer> z tabliczki", "<numer>"],
  ["- [ ] klucz 10 mm", "[ ]"],
  ["• pierwszy\n• drugi", "•"],
  ["Klucz `10 mm", "`"],
])("what visitors would see as a sign is reported: %j (25.4)", (text, mark) => {
  expect(found(body(text))[0]).toMatch(/^content\/x\.md:\d+ – goście zobaczą tu/);
  expect(found(body(text))[0]).toContain(`„${mark}”`);
});

test("Markdown that pages show, code and signs that are meant are not reported (25.4)", () => {
  const text =
    "**Lira** *i* `a | b`\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n## Montaż\n\n5\\*\\* i \\[ ]\n\n> Cytat\n";
  expect(found(body(text))).toEqual([]);
});

test("a field is judged as it is rendered (25.4)", () => {
  expect(found('---\nlead: "Nowa **Lira** jest"\n---\n')).toEqual([
    "content/x.md:2 – goście zobaczą tu „**”: to pole nie jest Markdownem",
  ]);
  const answer = (text: string) =>
    `groups:\n  - id: a\n    questions:\n      - answer: ${JSON.stringify(text)}\n`;
  expect(found(answer("Tak, **zawsze** i wszędzie"), "qanda.yaml")).toEqual([]);
  expect(found(answer("Tak, ** zawsze** i wszędzie"), "qanda.yaml")).toHaveLength(1);
});
