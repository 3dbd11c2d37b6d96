import { describe, expect, test } from "vitest";
import { countByVoivodeship, searchPointsOfSale, sortPointsOfSale } from "./search";

const point = (
  name: string,
  town: string,
  voivodeship: string,
  postcode: string,
  lat: number,
  lon: number,
) => ({
  name,
  town,
  voivodeship,
  postcode,
  lat,
  lon,
  collections: name === "Kran" ? ["lira"] : ["lira", "misa"],
});
const lodz = point("Kran", "Łódź", "łódzkie", "90-001", 51.77, 19.46);
const lublin = point("Kran", "Lublin", "lubelskie", "20-001", 51.25, 22.57);
const zgierz = point("Zdrój", "Zgierz", "łódzkie", "95-100", 51.86, 19.41);
const zgierzFirst = point("Ćma", "Zgierz", "łódzkie", "95-100", 51.86, 19.41);
const points = sortPointsOfSale([zgierz, lodz, lublin, zgierzFirst]);

const found = (filter: { voivodeship?: string; place?: string; collection?: string }) =>
  searchPointsOfSale(points, { voivodeship: "", place: "", collection: "", ...filter }).map(
    ({ name, town, distanceKm }) => [name, town, distanceKm],
  );

test("points come in Polish order of their towns, then of their names", () => {
  expect(points).toEqual([lublin, lodz, zgierzFirst, zgierz]);
});

describe("the search", () => {
  test("finds all points with an empty filter", () => {
    expect(found({})).toEqual(points.map(({ name, town }) => [name, town, null]));
  });

  test("filters by voivodeship and by collection on display", () => {
    expect(found({ voivodeship: "lubelskie" })).toEqual([["Kran", "Lublin", null]]);
    expect(found({ collection: "misa" })).toEqual([
      ["Ćma", "Zgierz", null],
      ["Zdrój", "Zgierz", null],
    ]);
    expect(found({ voivodeship: "mazowieckie" })).toEqual([]);
  });

  test.each(["Łódź", " lodz ", "ŁÓ", "90-001", "90 0", "90"])(
    "lists what is near %s, nearest first",
    (place) => {
      expect(found({ place })).toEqual([
        ["Kran", "Łódź", 0],
        ["Ćma", "Zgierz", 11],
        ["Zdrój", "Zgierz", 11],
      ]);
    },
  );

  test("uses the longest beginning of a postcode that a point has", () => {
    expect(found({ place: "20-999" })[0]).toEqual(["Kran", "Lublin", 0]);
  });

  test("shows the nearest few where nothing is near", () => {
    expect(found({ place: "Lublin", voivodeship: "łódzkie" }).map(([, town]) => town)).toEqual([
      "Łódź",
      "Zgierz",
      "Zgierz",
    ]);
  });

  test.each(["odz", "Nigdzie", "00-950", "9"])("finds nothing for %s", (place) => {
    expect(found({ place })).toEqual([]);
  });
});

test("voivodeships are counted in Polish order", () => {
  expect(countByVoivodeship(points)).toEqual([
    { name: "lubelskie", count: 1 },
    { name: "łódzkie", count: 3 },
  ]);
});
