import { expect, test } from "vitest";
import { parseContent } from "~/content/files.server";
import { findPointsOfSale, pointsOfSaleSchema } from "./points-of-sale.server";

const file = (type: string, services: string) => `types: [salon, sklep internetowy]
services: [montaż, wypożyczalnia wzorników]
pointsOfSale:
  - id: salon-w-pile
    name: Salon w Pile
    type: ${type}
    street: ul. Wodna 1
    postcode: 64-920
    town: Piła
    voivodeship: wielkopolskie
    lat: 53.15
    lon: 16.73
    phone: +48 00 000 00 00
    hours: []
    services: [${services}]
    collections: []
    verified: "2026-11-02"
`;

const parse = (text: string) => parseContent("points-of-sale.yaml", text, pointsOfSaleSchema);

test("another type or service is an issue that names the valid ones (25.21)", () => {
  expect(() => parse(file("hurtownia", "montaż, dowóz"))).toThrow(
    [
      "content/points-of-sale.yaml:6 – pointsOfSale.type: nie ma rodzaju „hurtownia”; są: salon, sklep internetowy",
      "content/points-of-sale.yaml:15 – pointsOfSale.services: nie ma usługi „dowóz”; są: montaż, wypożyczalnia wzorników",
    ].join("\n"),
  );
});

test("a service that is listed twice is an issue (25.21)", () => {
  const twice = file("salon", "montaż").replace("[montaż, wyp", "[montaż, montaż, wyp");
  expect(() => parse(twice)).toThrow("points-of-sale.yaml:2 – services: „montaż” występuje drugi raz");
});

test("other towns that a name may mean are offered beside the one that is found (17.2)", () => {
  const others = (place: string) => findPointsOfSale({ place, voivodeship: "", collection: "" }).others;
  expect(others("Tomaszów")).toEqual(["Tomaszów Lubelski"]);
  expect(others("kostrzyn")).toContain("Kostrzyn nad Odrą");
  expect([others("Tomaszów Mazowiecki"), others("Nigdzie")]).toEqual([[], []]);
});
