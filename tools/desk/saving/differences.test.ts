import { expect, test } from "vitest";
import { differences } from "./differences";

const page = (lead: string, body: string) =>
  `---\ntitle: O nas\npath: /o-nas\ndescription: Opis\nlead: ${lead}\nupdated: "2026-01-01"\n---\n\n${body}\n`;

test("what differs is told by the labels of the form, of a long text only the lines that do (25.44)", () => {
  expect(
    differences(
      "pages/o-nas.md",
      page("Stary wstęp.", "Raz.\n\nDwa.\n\nTrzy."),
      page("Nowy.", "Raz.\n\nPięć.\n\nTrzy."),
    ),
  ).toEqual([
    { place: "Wstęp", was: "Stary wstęp.", is: "Nowy." },
    { place: "Treść", was: "Dwa.", is: "Pięć." },
  ]);
});

test("entries of a list are compared by what identifies them (25.44)", () => {
  const rules = (...lines: string[]) => `redirects:\n${lines.map((line) => `  - ${line}\n`).join("")}`;
  const [one, two, other] = [
    "{ from: /a, to: /b, status: 301 }",
    "{ from: /c, to: /d, status: 301 }",
    "{ from: /c, to: /e, status: 301 }",
  ];
  expect(differences("redirects.yaml", rules(one, two), rules(one, other))).toEqual([
    { place: expect.stringMatching(/^Przekierowania › .* › /), was: "/d", is: "/e" },
  ]);
});
