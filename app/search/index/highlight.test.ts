import { expect, test } from "vitest";
import { highlight } from "./highlight";
import { createNormalizer } from "./words";

const read = createNormalizer(new Map());

/** Returns the text with each match in square brackets. */
function marked(text: string, query: string) {
  return highlight(text, query, read)
    .map((piece, place) => (place % 2 === 0 ? piece : `[${piece}]`))
    .join("");
}

test.each([
  ["Bateria umywalkowa niska", "baterie umywalka", "[Bateria] [umywalkowa] niska"],
  ["Łazienka w chromie", "lazienki", "[Łazienka] w chromie"],
  ["Deszczownica Lira 250", "desz 250", "[Deszczownica] Lira [250]"],
  ["Brodzik 900 × 900", "900x900", "Brodzik [900] × [900]"],
  ["Brodzik 900 × 900", "90x90 cm", "Brodzik [900] × [900]"],
  ["LR-110-CH", "lr110", "[LR-110-CH]"],
  ["Syfon", "", "Syfon"],
  ["a < b & <mark>", "mark", "a < b & <[mark]>"],
])("in %j the query %j marks %j", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test("the pieces joined are the text, whatever it is", () => {
  for (const text of ["", "İstanbul ﬁ", "wisząca".normalize("NFD"), "🛁 <b>", "  "])
    expect(highlight(text, "wiszaca b", read).join("")).toBe(text);
});
