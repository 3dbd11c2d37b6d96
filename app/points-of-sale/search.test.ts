import { expect, test } from "vitest";
import { searchPointsOfSale, sortPointsOfSale } from "./search";
import { type Place, roughDistance } from "./search/place";

const inLodz = { town: "Łódź", voivodeship: "łódzkie", postcode: "90-001", lat: 51.77, lon: 19.46 };
const inLublin = { town: "Lublin", voivodeship: "lubelskie", postcode: "20-001", lat: 51.25, lon: 22.57 };
const inZgierz = { town: "Zgierz", voivodeship: "łódzkie", postcode: "95-100", lat: 51.86, lon: 19.41 };
const lodz = { ...inLodz, name: "Kran", collections: ["lira"] };
const lublin = { ...inLublin, name: "Kran", collections: ["lira"] };
const zgierz = { ...inZgierz, name: "Zdrój", collections: ["lira", "misa"] };
const zgierzFirst = { ...inZgierz, name: "Ćma", collections: ["lira", "misa"] };
const points = sortPointsOfSale([zgierz, lodz, lublin, zgierzFirst]);

const found = (filter: { voivodeship?: string; collection?: string }, centre: Place | null = null) =>
  searchPointsOfSale(points, { voivodeship: "", collection: "", ...filter }, centre).map(
    ({ name, town, distanceKm }) => [name, town, distanceKm === null ? null : Math.round(distanceKm)],
  );

test("points come in Polish order of their towns, then of their names (17.3)", () => {
  expect(points).toEqual([lublin, lodz, zgierzFirst, zgierz]);
});

test("the search filters by voivodeship and by collection on display", () => {
  expect(found({ voivodeship: "lubelskie" })).toEqual([["Kran", "Lublin", null]]);
  expect(found({ collection: "misa" })).toEqual([
    ["Ćma", "Zgierz", null],
    ["Zdrój", "Zgierz", null],
  ]);
  expect(found({ voivodeship: "mazowieckie" })).toEqual([]);
});

test("the search shows the nearest three where fewer are near", () => {
  expect(found({}, lublin).map(([, town]) => town)).toEqual(["Lublin", "Łódź", "Zgierz"]);
  expect(found({ voivodeship: "łódzkie" }, { lat: 54.5, lon: 18.5 })).toHaveLength(3);
});

test.each([
  [0, "do 5\u00a0km"],
  [4.9, "do 5\u00a0km"],
  [11.4, "ok.\u00a011\u00a0km"],
  [68, "ok.\u00a070\u00a0km"],
])("%d km is shown as %s", (km, told) => {
  expect(roughDistance(km)).toBe(told);
});
