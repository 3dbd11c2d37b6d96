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
