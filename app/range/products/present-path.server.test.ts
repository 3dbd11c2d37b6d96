import { expect, test } from "vitest";
import { presentPath } from "./present-path.server";

test.each([
  ["/produkty/4100-stara-nazwa", "/produkty/4100-baterie-umywalkowe"],
  ["/produkty/4100-stara-nazwa/4101-tez-stara", "/produkty/4100-baterie-umywalkowe/4101-stojace-niskie"],
  ["/produkty/4101-bez-rodzica/", "/produkty/4100-baterie-umywalkowe/4101-stojace-niskie"],
  ["/produkty/4041-wszystko", "/produkty"],
  ["/produkt/lira-umywalkowa", "/produkt/lira-bateria-umywalkowa-niska"],
  ["/produkt/lira-umywalkowa/", "/produkt/lira-bateria-umywalkowa-niska"],
  ["/czesci-zamienne/CZ%201025/", "/czesci-zamienne/CZ-1025"],
  ["/czesci-zamienne/cz-1015", "/czesci-zamienne/CZ-1025"],
])("%s is now %s", async (former, present) => expect(await presentPath(former)).toBe(present));

test.each([
  ["categories", ["/produkty", "/produkty/4100-baterie-umywalkowe", "/produkty/4100-baterie-umywalkowe/x"]],
  ["numbers of none", ["/produkty/9999-nie-ma", "/produkty/4100", "/aktualnosci/4100-x"]],
  ["products", ["/produkt/lira-bateria-umywalkowa-niska", "/produkt/lira-umywalkowa/x", "/produkt/toString"]],
  ["parts", ["/czesci-zamienne/CZ-1025", "/czesci-zamienne/CZ-9999"]],
])("of %s these have not moved: %j", async (_, paths) =>
  expect(await Promise.all(paths.map(presentPath))).toEqual(paths.map(() => null)),
);
