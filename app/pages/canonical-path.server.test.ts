import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.server";

test.each([
  ["/Kontakt", "/kontakt"],
  ["/aktualno%C5%9Bci", "/aktualnosci"],
  ["/PRODUKTY/4100-Baterie-Umywalkowe", "/produkty/4100-baterie-umywalkowe"],
  ["/produkt/lira%2Dbateria-umywalkowa-niska", "/produkt/lira-bateria-umywalkowa-niska"],
  ["/produkt/lira-umywalkowa", "/produkt/lira-bateria-umywalkowa-niska"],
  ["/produkty/4100-stara-nazwa/4101-tez-stara", "/produkty/4100-baterie-umywalkowe/4101-stojace-niskie"],
  ["/produkty/4101-bez-rodzica", "/produkty/4100-baterie-umywalkowe/4101-stojace-niskie"],
  ["/produkty/4041-wszystko", "/produkty"],
  ["/czesci-zamienne/cz-1015", "/czesci-zamienne/CZ-1025"],
  ["/Czesci-Zamienne/cz-1025", "/czesci-zamienne/CZ-1025"],
  ["/kontakt%E2%80%8B", "/kontakt"],
  ["/Newsletter/Wypisz", "/newsletter/wypisz"],
  ["/FAQ", "/faq"],
])("%s is a page at %s (12.11, 12.12)", async (path, canonical) =>
  expect(await canonicalPath(path)).toBe(canonical),
);

test.each([
  ["what is so spelled", ["/", "/kontakt", "/404", "/faq", "/czesci-zamienne/CZ-1025", "/produkty"]],
  [
    "what is not there",
    ["/nie-ma", "/NIE-MA", "/produkt/Nie-ma", "/produkt/toString", "/produkty/9999-x", "/produkty/4100"],
  ],
  ["what cannot be decoded", ["/%E0%A4%A", "/czesci-zamienne/%25"]],
])("%s stays: %j (12.12)", async (_, paths) =>
  expect(await Promise.all(paths.map(canonicalPath))).toEqual(paths.map(() => null)),
);
