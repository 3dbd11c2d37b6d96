import { expect, test } from "vitest";
import { z } from "zod";
import { issueLine, parseContent } from "~/content/files.server";
import { checkWording } from "./check-wording";

const found = (text: string) => checkWording(parseContent("x.md", text, z.unknown())).map(issueLine);

test("straight quotes, hyphens for dashes and small letters after a full stop are reported with their lines (25.2)", () => {
  const text = [
    "---",
    'title: Nasz "cichy" salon',
    "lead: Od 8 - jak zawsze",
    "long: |-",
    "  Zasięg 115-120 mm.",
    "---",
    "",
    "Pasuje do Liry. do Kanty też.",
  ].join("\n");
  expect(found(text)).toEqual([
    'content/x.md:2 – cudzysłowy piszemy „tak”: "cichy"',
    "content/x.md:3 – myślnik to półpauza (–): 8 - jak",
    "content/x.md:4 – zakres liczb piszemy półpauzą, jak 115–120: 115-120",
    "content/x.md:8 – po kropce zaczynamy wielką literą: Liry. do",
  ]);
});

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
  ];
  expect(found(text.join("\n"))).toEqual([
    "content/x.md:4 – gwiazdki znikną, a tekst między nimi będzie pochylony: między wymiarami piszemy ×",
    expect.stringMatching(/^content\/x\.md:6 – kreski pod wierszem/),
    expect.stringMatching(/^content\/x\.md:9 – liczba z kropką/),
    expect.stringMatching(/^content\/x\.md:11 – odstępy/),
  ]);
  expect(found("---\na: 1\n---\n**Misa** *1*, 5 * 3\n\n1. raz\n2. dwa\n   ciąg\n\n---\n")).toEqual([]);
});
