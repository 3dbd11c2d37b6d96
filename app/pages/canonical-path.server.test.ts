import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.server";

test.each([
  ["/Kontakt", "/kontakt"],
  ["/aktualno%C5%9Bci", "/aktualnosci"],
  ["/PRODUKTY/4100-Baterie-Umywalkowe", "/produkty/4100-baterie-umywalkowe"],
  ["/produkt/lira%2Dbateria-umywalkowa-niska", "/produkt/lira-bateria-umywalkowa-niska"],
  ["/produkt/lira-umywalkowa", "/produkt/lira-bateria-umywalkowa-niska"],
  ["/Czesci-Zamienne/cz-1025", "/czesci-zamienne/CZ-1025"],
  ["/Newsletter/Wypisz", "/newsletter/wypisz"],
  ["/FAQ", "/faq"],
])("%s is a page at %s (12.11, 12.12)", async (path, canonical) =>
  expect(await canonicalPath(path)).toBe(canonical),
);

test.each([
  "/",
  "/kontakt",
  "/404",
  "/faq",
  "/nie-ma",
  "/NIE-MA",
  "/produkt/Nie-ma",
  "/%E0%A4%A",
  "/czesci-zamienne/%25",
  "/czesci-zamienne/CZ-1025",
])("%s stays (12.12)", async (path) => expect(await canonicalPath(path)).toBeNull());
