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
  "/produkty",
  "/produkty/4100-baterie-umywalkowe",
  "/produkty/4100-baterie-umywalkowe/nie-ma",
  "/produkty/9999-nie-ma",
  "/produkty/4100",
  "/produkt/lira-bateria-umywalkowa-niska",
  "/produkt/lira-umywalkowa/dalej",
  "/produkt/constructor",
  "/aktualnosci/4100-x",
  "/czesci-zamienne/CZ-1025",
  "/czesci-zamienne/CZ-9999",
])("%s has not moved", async (path) => expect(await presentPath(path)).toBeNull());
