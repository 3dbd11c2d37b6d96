import { describe, expect, test } from "vitest";
import { typeset, untypeset } from "./typeset";

/** Replaces no-break spaces with a visible `~`, and word joiners with `_`. */
const shown = (text: string) => typeset(text).replaceAll("\u00a0", "~").replaceAll("\u2060", "_");

describe("typeset", () => {
  test("keeps one-letter words with the word that follows (25.4)", () => {
    expect(shown("Woda w łazience i z prysznica")).toBe("Woda w~łazience i~z~prysznica");
  });

  test("does so at the start, in capitals and after an opening mark", () => {
    expect(shown("W salonie „A to ja” (i ty) – o wodzie")).toBe("W~salonie „A~to ja” (i~ty)~– o~wodzie");
  });

  test("leaves one-letter ends of longer words and numbers alone", () => {
    expect(shown("para baterii, 2a i")).toBe("para baterii, 2a i");
    expect(shown("witamina-z dodana")).toBe("witamina-z dodana");
  });

  test("keeps a number with its unit (25.4)", () => {
    for (const unit of "mm cm m m² l l/min % °C zł kg g bar min h lat lata dni r.".split(" ")) {
      expect(shown(`do 10 ${unit}, potem`)).toBe(`do 10~${unit}, potem`);
      expect(shown(`50–100 ${unit}`)).toBe(`50–_100~${unit}`);
    }
  });

  test("does not take the start of a word for a unit", () => {
    expect(shown("10 metrów, 5 łazienek, 3 bary")).toBe("10 metrów, 5 łazienek, 3 bary");
  });

  test("keeps dimensions and grouped digits whole", () => {
    expect(shown("1 200 × 800 mm")).toBe("1~200~×~800~mm");
  });

  test("keeps a range of numbers on one line, and no other dash (25.4)", () => {
    expect(shown("204–219 mm, 1,5–2,5 m, pn.–pt. – o 9")).toBe("204–_219~mm, 1,5–_2,5~m, pn.–pt.~– o~9");
    expect(shown(shown("204–219"))).toBe("204–_219");
  });

  test("can be undone, for files that programs search", () => {
    const text = "Wylot 204–219 mm nad blatem, w 2 odmianach";
    expect(untypeset(typeset(text))).toBe(text);
  });
});
