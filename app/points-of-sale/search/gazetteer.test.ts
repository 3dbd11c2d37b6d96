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
    ["Bielsko Biała", "Bielsko-Biała"],
    ["zielona–góra", "Zielona Góra"],
    ["nowy \u00a0sącz", "Nowy Sącz"],
    ["Bielsko B.", "Bielsko-Biała"],
    ["Ostrów Wlkp.", "Ostrów Wielkopolski"],
    ["Gorzow Wlkp", "Gorzów Wielkopolski"],
    ["Nowy Dwór Maz.", "Nowy Dwór Mazowiecki"],
    ["Nakło n/Notecią", "Nakło nad Notecią"],
    ["N.Sącz", "Nowy Sącz"],
    ["W-wa", "Warszawa"],
    ["wwa", "Warszawa"],
    ["B-stok", "Białystok"],
    ["k. Warszawy", "Warszawa"],
    ["w Bielsku-Białej", "Bielsko-Biała"],
    ["Piaseczno k/Warszawy", "Piaseczno"],
    ["Magdalenka koło Piaseczna", "Piaseczno"],
    ["m.st. Warszawa", "Warszawa"],
    ["Radom woj. mazowieckie", "Radom"],
    ["Warszawa, Mokotów", "Warszawa"],
    ["Gdańsk-Wrzeszcz", "Gdańsk"],
    ["Kraków (Podgórze)", "Kraków"],
    ["Wrocław, Polska", "Wrocław"],
    ["Słupia pod Kępnem", "Słupia pod Kępnem"],
    ["Grojec", "Grojec"],
    ["00-950 Warszawa", "Warszawa"],
    ["Kraków 30001", "Kraków"],
    ["ul. Długa 5, PL 80-831 Gdańsk", "Gdańsk"],
    ["05–503 Głosków", "Piaseczno"],
  ])("for %j: %s", (asked, town) => {
    expect(locate(asked)?.name).toBe(town);
  });

  test("for every postcode area of the table", () => {
    expect(postcodeTowns.filter((town) => !locate(town))).toEqual([]);
  });

  test("the largest where several share a name", () => {
    expect(locate("Sławno")).toMatchObject({ lat: 54.363, lon: 16.679 });
  });

  test("the nearest to a postcode where several share a name", () => {
    expect(locate("26-332 Sławno")).toMatchObject({ lat: 51.393 });
  });
});

test.each([
  "",
  "9",
  "wr",
  "Nigdzie",
  "123456",
  "%%%",
  "79-000",
  "Dolna Wola",
  "Góra Siewierska",
  "ul. Warszawska",
])("%j is no place that we know", (asked) => {
  expect(locate(asked)).toBeNull();
});
