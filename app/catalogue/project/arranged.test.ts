import { expect, test } from "vitest";
import { countsOf, rearranged } from "./arranged";
import { parseProject } from "./project-list";

const card = (name: string) => ({ name, to: `/${name}`, picture: null });
const shown = [
  {
    number: 0,
    name: "",
    title: "Pozycje",
    lines: [
      { number: 0, code: "A", quantity: 1, card: card("a") },
      {
        number: 1,
        code: "B",
        quantity: 2,
        card: card("b"),
        problem: { reason: "Wybierz:", replacements: [{ code: "B-CH", label: "Chrom" }] },
      },
    ],
  },
];
const names = (list: string) =>
  rearranged(shown, parseProject(list)).map(({ title, lines }) => [
    title,
    ...lines.map(({ number, quantity, card }) => `${number} ${card?.name ?? "?"}*${quantity}`),
  ]);

test("a changed list is shown with what is known of its lines, until the server has answered (27.12)", () => {
  expect(names("1.B*2.A*7")).toEqual([["Pozycje", "0 b*2", "1 a*7"]]);
  expect(names("1._rHol.A*3._rX")).toEqual([["Hol", "0 a*3"], ["X"]]);
  expect(names("1.B-CH._rHol.C")).toEqual([
    ["Bez pomieszczenia", "0 b*1"],
    ["Hol", "1 ?*1"],
  ]);
});

test("a list counts its lines and pieces, and names those that need attention", () => {
  const { lines, pieces, free, wrong } = countsOf(rearranged(shown, parseProject("1.A*0.B*3.C")));
  expect([lines, pieces, free]).toEqual([3, 4, 57]);
  expect(wrong.map(({ code }) => code)).toEqual(["A", "B"]);
});
