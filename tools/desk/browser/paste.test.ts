import { expect, test } from "vitest";
import { tidied } from "./paste";

test.each([
  ["•\tpierwszy\n·  drugi", "- pierwszy\n- drugi"],
  ["1.\tpierwszy\n2)\tdrugi", "1. pierwszy\n2. drugi"],
  ["Szerokość\t40 cm", "- Szerokość – 40 cm"],
  [
    "Salony\nSalon\tAdres\nŁódź\tKrótka 1\nRadom\tProsta 2|3\nOd maja.",
    "Salony\n\n| Salon | Adres |\n| --- | --- |\n| Łódź | Krótka 1 |\n| Radom | Prosta 2\\|3 |\n\nOd maja.",
  ],
  ['“Modrawa” i "Lira" — dwie', "„Modrawa” i „Lira” – dwie"],
  ["ba\u00ADteria\u200B w sa\u00ADlonie", "bateria w salonie"],
  ["otwarte pon - pt, PN-EN 817", "otwarte pon – pt, PN-EN 817"],
  ['G 1/2"–3/4" i "5"', "G 1/2″–3/4″ i „5”"],
  ["- już lista\n\n[link](/kontakt)", "- już lista\n\n[link](/kontakt)"],
])("%j is pasted as %j", (text, tidy) => {
  expect(tidied(text)).toBe(tidy);
  expect(tidied(tidy)).toBe(tidy);
});
