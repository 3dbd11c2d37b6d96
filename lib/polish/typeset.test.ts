import { expect, test } from "vitest";
import { typeset, untypeset } from "./typeset";

/** Replaces no-break spaces with a visible `~`, and word joiners with `_`. */
const shown = (text: string) => typeset(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "_");

test.each([
  ["one-letter words", "Woda w łazience i z prysznica", "Woda w~łazience i~z~prysznica"],
  ["at the start, in capitals, after a mark", "W salonie „A to ja” (i ty)", "W~salonie „A~to ja” (i~ty)"],
  ["but not the end of a longer word or number", "para baterii, 2a i", "para baterii, 2a i"],
  ["nor one behind a hyphen", "witamina-z dodana", "witamina-z dodana"],
  ["nor the start of a word like a unit", "10 metrów, 5 łazienek, 3 bary", "10 metrów, 5 łazienek, 3 bary"],
  ["dimensions and grouped digits", "1 200 × 800 mm", "1~200~×~800~mm"],
  ["ranges of numbers", "204–219 mm, 1,5–2,5 m", "204–_219~mm, 1,5–_2,5~m"],
  ["but no other dash", "pn.–pt. – o 9", "pn.–pt.~– o~9"],
])("%s stay with what follows: %s (25.4)", (_, text, expected) => {
  expect(shown(text)).toBe(expected);
  expect(shown(shown(text).replaceAll("~", " "))).toBe(expected);
});

test("a number stays with its unit (25.4)", () => {
  for (const unit of "mm cm m m² l l/min % °C zł kg g bar min h lat lata dni r.".split(" ")) {
    expect(shown(`do 10 ${unit}, potem`)).toBe(`do 10~${unit}, potem`);
    expect(shown(`50–100 ${unit}`)).toBe(`50–_100~${unit}`);
  }
});

test("what is typeset can be undone, for files that programs search", () => {
  const text = "Wylot 204–219 mm nad blatem, w 2 odmianach";
  expect(untypeset(typeset(text))).toBe(text);
});
