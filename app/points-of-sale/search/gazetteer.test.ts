import { describe, expect, test } from "vitest";
import { createGazetteer, type Town } from "./gazetteer";
import { postcodeTowns } from "./postcode-areas";
import towns from "./towns.json";

const locate = createGazetteer(towns.map(([name, lat, lon]) => ({ name, lat, lon }) as Town));

describe("a place is found", () => {
  test.each([
    ["Września", "Września"],
    ["wrzesnia", "Września"],
    [" ZAKOPANE ", "Zakopane"],
    ["Kórnik", "Kórnik"],
    ["warsz", "Warszawa"],
    ["bielsko", "Bielsko-Biała"],
    ["62-300", "Września"],
    ["62300", "Września"],
    ["62 0", "Kórnik"],
    ["61-001", "Poznań"],
    ["81-7", "Sopot"],
    ["00-950", "Warszawa"],
    ["99", "Kutno"],
  ])("for %j: %s", (asked, town) => {
    expect(locate(asked)?.name).toBe(town);
  });

  test("for every postcode area of the table", () => {
    expect(postcodeTowns.filter((town) => !locate(town))).toEqual([]);
  });

  test("the largest where several share a name", () => {
    expect(locate("Sławno")).toMatchObject({ lat: 54.363, lon: 16.679 });
  });
});

test.each(["", "9", "wr", "Nigdzie", "123456", "%%%", "79-000"])("%j is no place that we know", (asked) => {
  expect(locate(asked)).toBeNull();
});
