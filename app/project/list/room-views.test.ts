import { expect, test } from "vitest";
import { parseProject } from "./project-list";
import { roomsWith } from "./room-views";

const card = (name: string) => ({ name, to: `/${name}`, picture: null });
const problem = { reason: "Wybierz:", replacements: [{ code: "B-CH", label: "Chrom" }] };
const lines = [
  { number: 0, code: "A", quantity: 1, card: card("a") },
  { number: 1, code: "B", quantity: 2, card: card("b"), problem },
];
const names = (list: string) =>
  roomsWith(lines, parseProject(list)).map(({ title, lines }) => [
    title,
    ...lines.map(({ number, quantity, card }) => `${number} ${card?.name ?? "?"}*${quantity}`),
  ]);

test("a list is shown with what is known of its lines, also while the server has not answered (27.12, 27.21)", () => {
  expect(names("1.B*2.A*7")).toEqual([["Pozycje", "0 b*2", "1 a*7"]]);
  expect(names("1._rHol.A*3._rX")).toEqual([["Hol", "0 a*3"], ["X"]]);
  expect(names("1.B-CH._rHol.C")).toEqual([
    ["Bez pomieszczenia", "0 b*1"],
    ["Hol", "1 ?*1"],
  ]);
});
