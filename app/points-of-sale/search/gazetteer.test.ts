import { describe, expect, test } from "vitest";
import { createGazetteer, postcodeTowns, type Town } from "./gazetteer";
import towns from "./towns.json";

const threeTowns = { name: "Trójmiasto", lat: 54.44, lon: 18.56 };
const locate = createGazetteer([
  threeTowns,
  ...towns.map(([name, lat, lon]) => ({ name, lat, lon }) as Town),
]);

describe("a place is found", () => {
  test.each([
    ["Września", "Września|wrzesnia|62-300|62300"],
    ["Zakopane", " ZAKOPANE "],
    ["Kórnik", "Kórnik|62 0"],
    ["Poznań", "61-001|ul. Głogowska 12a/3 Poznań"],
    ["Sopot", "81-7"],
    ["Trójmiasto", "trojmiasto|Trójmieście|3city|3miasto|3-miasto"],
    ["Kutno", "99"],
    ["Warszawa", "warsz|00-950|00-950 Warszawa|W-wa|wwa|k. Warszawy|m.st. Warszawa|Warszawa, Mokotów"],
    ["Bielsko-Biała", "bielsko|Bielsko Biała|Bielsko – Biała|Bielsko B.|w Bielsku-Białej"],
    ["Zielona Góra", "zielona–góra|Z. Góra"],
    ["Nowy Sącz", "nowy \u00a0sącz|N.Sącz"],
    ["Ostrów Wielkopolski", "Ostrów Wlkp."],
    ["Gorzów Wielkopolski", "Gorzow Wlkp"],
    ["Nowy Dwór Mazowiecki", "Nowy Dwór Maz."],
    ["Nakło nad Notecią", "Nakło n/Notecią"],
    ["Białystok", "B-stok"],
    ["Piaseczno", "Piaseczno k/Warszawy|Magdalenka koło Piaseczna|05–503 Głosków"],
    ["Radom", "Radom woj. mazowieckie"],
    ["Gdańsk", "Gdańsk-Wrzeszcz|ul. Długa 5, PL 80-831 Gdańsk"],
    ["Kraków", "Kraków (Podgórze)|Kraków 30001|Krakow/Lublin"],
    ["Wrocław", "Wrocław, Polska"],
    ["Słupia pod Kępnem", "Słupia pod Kępnem"],
    ["Grojec", "Grojec"],
  ])("%s for %s", (town, asked) => {
    expect(asked.split("|").map((text) => locate(text)?.name)).toEqual(asked.split("|").map(() => town));
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
