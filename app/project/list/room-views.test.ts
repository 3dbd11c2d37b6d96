import { expect, test } from "vitest";
import { sampleCatalogue, sampleFinish, sampleProduct } from "../../../tests/support/samples/product-samples";
import { parseProject } from "./project-list";
import { countsOf, projectText, rearranged } from "./room-views";
import { roomViews } from "./view";

const card = (name: string) => ({ name, to: `/${name}`, picture: null });
const problem = { reason: "Wybierz:", replacements: [{ code: "B-CH", label: "Chrom" }] };
const lines = [
  { number: 0, code: "A", quantity: 1, card: card("a") },
  { number: 1, code: "B", quantity: 2, card: card("b"), problem },
];
const shown = [{ number: 0, name: "", title: "Pozycje", lines }];
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

test("a list in words has a paragraph a room, with what is wrong with a line", () => {
  const finishes = [sampleFinish("chrom", "LR-130-CH")];
  const catalogue = sampleCatalogue([sampleProduct({ name: "Bateria", code: "LR-130", finishes })]);
  const text = (list: string) => projectText(roomViews(parseProject(list), catalogue));
  expect(text("1._rŁazienka.LR-130-CH*2.XX-9._rKuchnia.LR-130-CH")).toBe(
    "Łazienka:\n2 × LR-130-CH – Bateria, chrom\n1 × XX-9 – Do wyjaśnienia: Nie znamy tego numeru.\n\nKuchnia:\n1 × LR-130-CH – Bateria, chrom",
  );
  expect(text("1.LR-130-CH*0.XX-9*0")).toBe(
    "Pozycje:\n? × LR-130-CH – Bateria, chrom – Do wyjaśnienia: Brak ilości.\n? × XX-9 – Do wyjaśnienia: Brak ilości. Nie znamy tego numeru.",
  );
  expect(text("1.CZ-1025*2")).toBe("Pozycje:\n2 × CZ-1025 – Regulator");
  expect(text("1")).toBe("");
});
