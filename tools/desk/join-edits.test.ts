import { expect, test } from "vitest";
import { formOf, kindOf } from "../content-check/form-files";
import { joinEdits } from "./join-edits";

const page = `---
title: Tytuł
path: /x
description: Opis
lead: Wstęp
updated: "2026-11-01"
---

Pierwszy akapit.

Drugi akapit.
`;
const product = (finishes: string[], rest = "") => `name: Bateria
finishes:
${finishes.map((id) => `  - id: ${id}\n    code: "${id}-1"\n`).join("")}goesWith: [a, b]
measures:
  width: 10
  depth: 20
${rest}`;
const list = product(["chrom", "zloto"]);
const questions = "groups:\n  - label: Zakupy\n    questions:\n      - question: A?\n        answer: A.\n";

type Case = [what: string, file: string, base: string | null, theirs: string, mine: string, result: unknown];

test.each<Case>([
  [
    "neighbouring fields",
    "pages/x.md",
    page,
    page.replace("Opis", "ich"),
    page.replace("Wstęp", "mój"),
    page.replace("Opis", "ich").replace("Wstęp", "mój"),
  ],
  [
    "paragraphs of the body",
    "pages/x.md",
    page,
    page.replace("Pierwszy", "Ich"),
    page.replace("Drugi", "Mój"),
    page.replace("Pierwszy", "Ich").replace("Drugi", "Mój"),
  ],
  [
    "neighbouring measures",
    "products/x.yaml",
    list,
    list.replace("10", "11"),
    list.replace("20", "22"),
    expect.stringMatching(/width: 11\n {2}depth: 22/),
  ],
  [
    "an entry added and one changed",
    "products/x.yaml",
    list,
    product(["czarny", "chrom", "zloto"]),
    list.replace("zloto-1", "zloto-2"),
    expect.stringMatching(/czarny[\s\S]*chrom[\s\S]*zloto-2/),
  ],
  [
    "an entry removed, another order",
    "products/x.yaml",
    list,
    product(["chrom"]),
    product(["zloto", "chrom"]),
    expect.not.stringContaining("zloto"),
  ],
  [
    "words of a list",
    "products/x.yaml",
    list,
    list.replace("[a, b]", "[a, b, c]"),
    list.replace("[a, b]", "[b]"),
    expect.stringContaining("goesWith: [b, c]"),
  ],
  [
    "lists in entries of lists",
    "qanda.yaml",
    questions,
    questions.replace("A.", "Ich."),
    `${questions}      - question: B?\n        answer: B.\n`,
    expect.stringMatching(/Ich\.[\s\S]*B\./),
  ],
  [
    "the same field",
    "pages/x.md",
    page,
    page.replace("Opis", "ich"),
    page.replace("Opis", "mój"),
    [{ key: "description", label: "Opis dla wyszukiwarek", theirs: "ich", mine: "mój" }],
  ],
  [
    "the same lines of the body",
    "pages/x.md",
    page,
    page.replace("Drugi", "Ich"),
    page.replace("Drugi", "Mój"),
    [expect.objectContaining({ key: "body", label: "Treść" })],
  ],
  [
    "an entry changed and removed",
    "products/x.yaml",
    list,
    product(["chrom"]),
    list.replace("zloto-1", "zloto-2"),
    [expect.objectContaining({ label: "Wykończenia › zloto", theirs: "(usunięto)" })],
  ],
  [
    "a field of an entry",
    "products/x.yaml",
    list,
    list.replace("zloto-1", "z-2"),
    list.replace("zloto-1", "z-3"),
    [
      {
        key: "finishes.:zloto.code",
        label: "Wykończenia › zloto › Numer katalogowy",
        theirs: "z-2",
        mine: "z-3",
      },
    ],
  ],
  [
    "an old text that nobody knows",
    "pages/x.md",
    null,
    page.replace("Opis", "ich"),
    page,
    [{ key: "description", label: "Opis dla wyszukiwarek", theirs: "ich", mine: "Opis" }],
  ],
])(
  "edits are joined field by field, or shown with both texts: %s (25.43)",
  async (_what, file, base, theirs, mine, result) => {
    const kind = kindOf(file);
    if (!kind) throw new Error(file);
    const joinWith = (isMine?: boolean) => joinEdits({ base, theirs, mine }, formOf(kind), () => isMine);
    const { text, open } = await joinWith();
    expect(open.length > 0 ? open : text).toEqual(result);
    if (open.length === 0) return;
    const chosen = [await joinWith(true), await joinWith(false)];
    expect(chosen.map((one) => one.open)).toEqual([[], []]);
    expect(chosen[0]?.text).not.toBe(chosen[1]?.text);
  },
);
