import { expect, test } from "vitest";
import { embeddedTree } from "~/range/tree/embedded.server";
import type { SearchKind } from "~/search/kinds";
import { createSiteSearch } from "./search.server";

const search = createSiteSearch(embeddedTree());

function first(kind: SearchKind, query: string) {
  return search
    .suggest(query)
    .flatMap(({ hits }) => hits)
    .find((hit) => hit.kind === kind);
}

test.each([
  // Names, endings, diacritics
  ["bateria", "Bateria umywalkowa niska Lira"],
  ["baterie", "Bateria umywalkowa niska Lira"],
  ["BATERII", "Bateria umywalkowa niska Lira"],
  ["umywalkowe", "Bateria umywalkowa niska Lira"],
  ["bateria umywalkowa wysoka", "Bateria umywalkowa wysoka Lira"],
  ["baterie umywalkowe podtynkowe", "Bateria umywalkowa podtynkowa Lira"],
  ["umywalka", "Umywalka nablatowa owalna Misa"],
  ["umywalek", "Umywalka nablatowa owalna Misa"],
  ["okrągła umywalka", "Umywalka nablatowa okrągła Misa"],
  ["okragla umywalka", "Umywalka nablatowa okrągła Misa"],
  ["umywalka wiszaca", "Umywalka wisząca Misa 600"],
  ["wanna", "Wanna wolnostojąca owalna Tafla 1650"],
  ["bateria wannowa", "Bateria wannowa ścienna Lira"],
  ["deszczownice", "Deszczownica Lira 250"],
  ["słuchawki", "Słuchawka prysznicowa Lira"],
  ["sluchawka prysznicowa", "Słuchawka prysznicowa Lira"],
  ["prysznic", "Kolumna prysznicowa Lira"],
  ["kolumny prysznicowe", "Kolumna prysznicowa Lira"],
  ["syfon", "Syfon butelkowy"],
  ["syfony", "Syfon butelkowy"],
  ["korki", "Korek klik-klak"],
  ["korek bez przelewu", "Korek niezamykany"],
  ["grzejniki", "Grzejnik drabinkowy 500 × 1200"],
  ["lustra okrągłe", "Lustro okrągłe 600"],
  ["luster", "Lustro okrągłe 600"],
  ["relingi na ręczniki", "Reling na ręcznik Lira 600"],
  ["dozownik mydla", "Dozownik do mydła Lira"],
  ["termostat", "Bateria prysznicowa termostatyczna Kanta"],
  // Finishes and collections
  ["chromowana", "Bateria umywalkowa niska Lira"],
  ["czarna matowa", "Bateria umywalkowa niska Lira"],
  ["złota deszczownica", "Deszczownica Lira 250"],
  ["zlota bateria kuchenna", "Bateria kuchenna Lira"],
  ["stal szczotkowana", "Bateria umywalkowa niska Osta"],
  ["czarny wieszak osta", "Wieszak Osta"],
  ["biały przycisk", "Przycisk spłukujący Lira"],
  ["kanta", "Bateria umywalkowa niska Kanta"],
  ["tafla", "Wanna wolnostojąca owalna Tafla 1650"],
  // Lengths
  ["umywalka\u00a0wi\u00adsząca\u200b", "Umywalka wisząca Misa 600"],
  ["umywalka 60 cm", "Umywalka wisząca Misa 600"],
  ["60cm umywalka", "Umywalka wisząca Misa 600"],
  ["lustro 0,6 m", "Lustro okrągłe 600"],
  ["grzejnik 50 x 120 cm", "Grzejnik drabinkowy 500 × 1200"],
  ["grzejnik 50cm × 1,2 m", "Grzejnik drabinkowy 500 × 1200"],
  ["wanna 165 centymetrów", "Wanna wolnostojąca owalna Tafla 1650"],
  // Phrases and synonyms
  ["bateria do umywalki nablatowej", "Bateria umywalkowa wysoka Lira"],
  ["kran kuchenny", "Bateria kuchenna Lira"],
  ["kaloryfer", "Grzejnik drabinkowy 500 × 1200"],
  ["haczyk", "Wieszak Lira"],
  ["spłuczka", "Przycisk spłukujący Lira"],
  // Dimensions
  ["brodzik 90x90", "Brodzik Tafla 900 × 900"],
  ["brodzik 1200x800", "Brodzik Tafla 1200 × 800"],
  ["brodzik 1200 × 800", "Brodzik Tafla 1200 × 800"],
  ["deszczownica 300", "Deszczownica Kanta 300"],
  ["lustro 800", "Lustro okrągłe 800"],
  // Typos
  ["bateira", "Bateria umywalkowa niska Lira"],
  ["umywlaka", "Umywalka nablatowa owalna Misa"],
  ["deszczowncia", "Deszczownica Lira 250"],
  ["lusrto", "Lustro okrągłe 600"],
  ["brodzki", "Brodzik Tafla 900 × 900"],
  ["grzejnnik", "Grzejnik drabinkowy 500 × 1200"],
  ["kolumna pryznicowa", "Kolumna prysznicowa Lira"],
  ["lria dozownik", "Dozownik do mydła Lira"],
  // Unfinished words
  ["desz", "Deszczownica Lira 250"],
  ["umyw", "Umywalka nablatowa owalna Misa"],
  ["bateria kuch", "Bateria kuchenna Lira"],
  // The beginning of a catalogue number
  ["md 98", "Lustro okrągłe 600"],
])("%j finds the product %j first", (query, title) => {
  expect(first("product", query)?.title).toBe(title);
});

test.each([
  ["category", "umywalki", "/produkty/4500-umywalki"],
  ["category", "baterie umywalkowe", "/produkty/4100-baterie-umywalkowe"],
  ["category", "prysznice", "/produkty/4300-prysznice"],
  ["category", "wieszak", "/produkty/5000-akcesoria/5001-wieszaki"],
  ["page", "kontakt", "/kontakt"],
  ["page", "gwarancja", "/warunki-gwarancji"],
  ["page", "katalog", "/katalog-modrawa"],
  ["page", "reklamacja", "/reklamacja-i-zwroty"],
  ["question", "instrukcja", "/qanda#samodzielny-montaz"],
  ["part", "kartridż", "/czesci-zamienne/CZ-1025"],
  ["part", "wkład", "/czesci-zamienne/CZ-1025"],
  ["part", "głowica termostatyczna", "/czesci-zamienne/CZ-1701"],
  ["part", "wężyk", "/czesci-zamienne/CZ-1301"],
  ["article", "oszczędzanie wody", "/aktualnosci/poradnik/jak-oszczedzac-wode-w-lazience"],
  ["article", "gwarancja na baterie", "/aktualnosci/siedem-lat-gwarancji-na-baterie"],
  ["article", "salon gdansk", "/aktualnosci/nowy-salon-w-gdansku"],
  ["question", "gwarancji", "/qanda#ile-trwa-gwarancja"],
  ["question", "paragon", "/qanda#brak-dowodu-zakupu"],
  ["question", "katalog drukowany", "/qanda#katalog-drukowany"],
] as const)("the first %s for %j is %s", (kind, query, to) => {
  expect(first(kind, query)?.to).toBe(to);
});

test("the beginning of a part's number finds parts before the products that have them", () => {
  const [parts, products] = search.suggest("CZ 10");
  expect(parts).toMatchObject({
    kind: "part",
    hits: expect.arrayContaining([expect.objectContaining({ to: "/czesci-zamienne/CZ-1025" })]),
  });
  expect(products?.kind).toBe("product");
});
