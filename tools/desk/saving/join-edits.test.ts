import { expect, test } from "vitest";
import { formOf, kindOf } from "../../content-check/form-files";
import { joinEdits } from "./join-edits";

const texts = {
  "pages/x.md": `---
title: Tytuł
path: /x
description: Opis
lead: Wstęp
updated: "2026-11-01"
---

Pierwszy akapit.

Drugi akapit.
`,
  "products/x.yaml": `measures:
  width: 10
  depth: 20
finishes:
  - id: chrom
    code: c-1
  - id: zloto
    code: z-1
goesWith: [a, b]
`,
  "qanda.yaml": "groups:\n  - label: Zakupy\n    questions:\n      - question: A?\n        answer: A.\n",
};
const [page, product, list] = ["pages/x.md", "products/x.yaml", "qanda.yaml"] as const;
type Change = [from: string, to: string];
const gold = "  - id: zloto\n    code: z-1\n";
const black = "  - id: czarny\n    code: b-1\n";

/** Each text with both changes, or, of a field that both have changed, its labels and what each has written. */
const cases: [what: string, file: keyof typeof texts, theirs: Change, mine: Change, result: unknown][] = [
  ["neighbouring fields", page, ["Opis", "ich"], ["Wstęp", "mój"], /description: ich\nlead: mój/],
  ["paragraphs", page, ["Pierwszy", "Ich"], ["Drugi", "Mój"], /Ich akapit\.\n\nMój akapit/],
  ["the day of the last change", page, ["11-01", "11-03"], ["11-01", "11-02"], /updated: "2026-11-02"/],
  ["measures", product, ["10", "11"], ["20", "22"], /width: 11\n {2}depth: 22/],
  ["a new entry", product, [gold, black + gold], ["z-1", "z-2"], /chrom[\s\S]*czarny[\s\S]*zloto\n.*z-2/],
  ["an entry less", product, [gold, ""], ["c-1", "c-2"], /chrom\n.*c-2\ngoesWith/],
  ["words of a list", product, ["a, b", "a, b, c"], ["a, b", "b"], /goesWith: \[b, c\]/],
  [
    "a list in a list",
    list,
    ["A.", "Ich."],
    ["A.\n", "A.\n      - question: B?\n        answer: B.\n"],
    /Ich\.[\s\S]*B\./,
  ],
  ["the same field", page, ["Opis", "ich"], ["Opis", "mój"], ["Opis dla wyszukiwarek", "ich", "mój"]],
  ["the same paragraph", page, ["Drugi", "Ich"], ["Drugi", "Mój"], ["Treść", /Ich/, /Mój/]],
  [
    "an entry less and changed",
    product,
    [gold, ""],
    ["z-1", "z-2"],
    ["Wykończenia › zloto", "(usunięto)", /z-2/],
  ],
  [
    "a field of an entry",
    product,
    ["z-1", "z-2"],
    ["z-1", "z-3"],
    ["Wykończenia › zloto › Numer katalogowy", "z-2", "z-3"],
  ],
  [
    "a text that is no YAML",
    product,
    ["measures:", "measures: ["],
    ["10", "12"],
    ["Cały wpis", /s: \[/, /: 12/],
  ],
  [
    "a text without fields",
    page,
    [texts["pages/x.md"], "Tekst"],
    ["Opis", "mój"],
    ["Cały wpis", "Tekst", /mój/],
  ],
];

test.each(cases)(
  "edits are joined by field, or shown side by side: %s (25.43, 25.46)",
  async (_what, file, theirs, mine, result) => {
    const kind = kindOf(file);
    if (!kind) throw new Error(file);
    const edits = {
      base: texts[file],
      theirs: texts[file].replace(...theirs),
      mine: texts[file].replace(...mine),
    };
    const joinWith = (isMine?: boolean) => joinEdits(edits, formOf(kind), () => isMine);
    const { text, open } = await joinWith();
    if (result instanceof RegExp) return expect([text, open]).toEqual([expect.stringMatching(result), []]);
    const shown = (result as (string | RegExp)[]).map((one) => expect.stringMatching(one));
    expect(open.map((one) => [one.label, one.theirs, one.mine])).toEqual([shown]);
    const chosen = [await joinWith(true), await joinWith(false)];
    expect(chosen.map((one) => one.open)).toEqual([[], []]);
    expect(chosen[0]?.text).not.toBe(chosen[1]?.text);
  },
);

test("where nobody knows what both had opened, each field that differs is chosen (25.43)", async () => {
  const kind = kindOf(page);
  const edits = { base: null, theirs: texts[page].replace("Opis", "ich"), mine: texts[page] };
  const { open } = await joinEdits(edits, formOf(kind as NonNullable<typeof kind>), () => undefined);
  expect(open.map(({ key }) => key)).toEqual(["description"]);
});
