import { expect, test } from "vitest";
import { tidied } from "./paste";

test.each([
  ["•\tpierwszy\n·  drugi", "- pierwszy\n- drugi"],
  ["1.\tpierwszy\n2)\tdrugi", "1. pierwszy\n2. drugi"],
  ["Szerokość\t40 cm\nWysokość\t60 cm", "- Szerokość – 40 cm\n- Wysokość – 60 cm"],
  ['“Modrawa” i "Lira" — dwie', "„Modrawa” i „Lira” – dwie"],
  ["ba\u00ADteria\u200B w sa\u00ADlonie", "bateria w salonie"],
  ["otwarte pon - pt, PN-EN 817", "otwarte pon – pt, PN-EN 817"],
  ['G 1/2"–3/4" i "5"', "G 1/2″–3/4″ i „5”"],
  ["- już lista\n\n[link](/kontakt)", "- już lista\n\n[link](/kontakt)"],
])("%j is pasted as %j", (text, tidy) => {
  expect(tidied(text)).toBe(tidy);
  expect(tidied(tidy)).toBe(tidy);
});
