import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { createGazetteer, postcodeTowns, type Town } from "./gazetteer";
import towns from "./towns.json";

const threeTowns = { name: "Trójmiasto", lat: 54.44, lon: 18.56 };
const locate = createGazetteer([
  threeTowns,
  ...towns.map(([name, lat, lon]) => ({ name, lat, lon }) as Town),
]);

const places: Record<string, string[]> = parse(readFileSync("tests/fixtures/places.yaml", "utf8"));

describe("a place is found", () => {
  test.each(Object.entries(places))("%s for %j", (town, asked) => {
    expect(asked.map((text) => [text, locate(text)?.name])).toEqual(asked.map((text) => [text, town]));
  });

  test("for every postcode area of the table", () => {
    expect(postcodeTowns.filter((town) => !locate(town))).toEqual([]);
  });

  test("the largest where several share a name, or the nearest to a postcode", () => {
    expect(locate("Sławno")).toMatchObject({ lat: 54.363, lon: 16.679 });
    expect(locate("26-332 Sławno")).toMatchObject({ lat: 51.393 });
  });
});

test.each("|9|wr|Nigdzie|123456|%%%|79-000|Dolna Wola|Góra Siewierska|ul. Warszawska".split("|"))(
  "%j is no place that we know",
  (asked) => {
    expect(locate(asked)).toBeNull();
  },
);
