import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { createGazetteer, postcodeTowns, type Town } from "./gazetteer";
import towns from "./towns.json";

const threeTowns = { name: "Trójmiasto", lat: 54.44, lon: 18.56 };
const locate = createGazetteer([
  threeTowns,
  ...towns.map(([name, lat, lon]) => ({ name, lat, lon }) as Town),
]);

const places: Record<string, string[]> = parse(readFileSync("tests/fixtures/places.yaml", "utf8"));

test.each(Object.entries(places))("%s is found for %j", (town, asked) => {
  expect(asked.map((text) => [text, locate(text)?.name])).toEqual(asked.map((text) => [text, town]));
});

test("a place is found for every postcode area of the table", () => {
  expect(postcodeTowns.filter((town) => !locate(town))).toEqual([]);
});

test("of several that share a name the largest is found, or the nearest to a postcode", () => {
  expect(locate("Sławno")).toMatchObject({ lat: 54.363, lon: 16.679 });
  expect(locate("26-332 Sławno")).toMatchObject({ lat: 51.393 });
});

test.each("|9|wr|Nigdzie|123456|%%%|79-000|Dolna Wola|Góra Siewierska|ul. Warszawska".split("|"))(
  "%j is no place that we know",
  (asked) => {
    expect(locate(asked)).toBeNull();
  },
);
