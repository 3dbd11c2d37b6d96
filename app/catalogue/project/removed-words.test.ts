import { expect, test } from "vitest";
import { removedWords } from "./removed-words";

test.each([
  ["1.A", "1.A.B", "Usunięto B."],
  ["1.A", "1.A.B.C", "Usunięto 2 pozycje."],
  ["1.A._rHol", "1.A._rHol.A", "Usunięto A."],
  ["1._rHol.A*2", "1.A._rHol.A*2", "Usunięto A."],
  ["1.A", "1.A._rHol", "Usunięto pomieszczenie: Hol."],
  ["1.A", "1.A._rHol.A.B", "Usunięto 2 pozycje."],
  ["1._rKuchnia.A", "1._rHol.A.B", "Usunięto B."],
  ["1._rHol._rKuchnia.A", "1._rHol.A.B._rKuchnia", "Usunięto B."],
  ["1.A*3", "1.A*2", "Zmieniono listę."],
])("%s, made of %s: „%s” (27.12)", (list, before, expected) => {
  expect(removedWords(list, before).replaceAll("\u00a0", " ")).toBe(expected);
});
