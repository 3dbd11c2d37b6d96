import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { getCatalogue } from "~/catalogue/range/products.server";
import { indexTree } from "~/catalogue/tree/tree";
import { listContent, readContent } from "~/content/files.server";
import { catalogueDocuments } from "./documents";
import type { SearchKind } from "./kinds";
import { createSearch } from "./search.server";

const article = z.object({ title: z.string(), slug: z.string(), lead: z.string() });
const question = z.object({ id: z.string(), question: z.string(), answer: z.string() });
const questionFile = z.object({ groups: z.array(z.object({ questions: z.array(question) })) });

const tree = indexTree(JSON.parse(readFileSync("content/categories.json", "utf8")));
const articles = listContent("news", ".md").map((name) => readContent(name, article).data);
const { groups } = readContent("qanda.yaml", questionFile).data;
const search = createSearch([
  ...catalogueDocuments(getCatalogue(tree)),
  ...articles.map(({ title, slug, lead }) => ({
    kind: "article" as const,
    title,
    to: `/aktualnosci/${slug}`,
    picture: null,
    text: [lead],
  })),
  ...groups
    .flatMap(({ questions }) => questions)
    .map(({ id, question: title, answer }) => ({
      kind: "question" as const,
      title,
      to: `/qanda#${id}`,
      picture: null,
      text: [answer],
    })),
]);

function first(kind: SearchKind, query: string) {
  return search.suggest(query).find((group) => group.kind === kind)?.hits[0];
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
  ["wanny do zabudowy", "Wanna do zabudowy Tafla 1700"],
  ["bateria wannowa", "Bateria wannowa ścienna Lira"],
  ["deszczownice", "Deszczownica Lira 250"],
  ["słuchawki", "Słuchawka prysznicowa Lira"],
  ["sluchawka prysznicowa kanta", "Słuchawka prysznicowa Kanta"],
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
  ["uchwyt na papier toaletowy", "Uchwyt na papier Lira"],
  ["dozownik mydla", "Dozownik do mydła Lira"],
  ["odplyw liniowy", "Odpływ liniowy Tafla 800"],
  ["termostat", "Bateria prysznicowa termostatyczna Kanta"],
  ["bateria z wyciąganą wylewką", "Bateria kuchenna z wyciąganą wylewką Osta"],
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
  // Phrases and synonyms
  ["bateria do umywalki nablatowej", "Bateria umywalkowa wysoka Lira"],
  ["kran kuchenny", "Bateria kuchenna Lira"],
  ["kaloryfer", "Grzejnik drabinkowy 500 × 1200"],
  ["haczyk", "Wieszak Lira"],
  ["lustro led", "Lustro podświetlane 800 × 600"],
  ["spłuczka", "Przycisk spłukujący Lira"],
  // Measures
  ["brodzik 90x90", "Brodzik Tafla 900 × 900"],
  ["brodzik 1200x800", "Brodzik Tafla 1200 × 800"],
  ["brodzik 1200 × 800", "Brodzik Tafla 1200 × 800"],
  ["deszczownica 300", "Deszczownica Kanta 300"],
  ["lustro 800", "Lustro okrągłe 800"],
  ["reling 450", "Reling na ręcznik Lira 450"],
  // Typing errors
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
  // Numbers
  ["LR-110", "Bateria umywalkowa niska Lira"],
  ["lr110", "Bateria umywalkowa niska Lira"],
  ["LR 120 CM", "Bateria umywalkowa wysoka Lira"],
  ["kn340ch", "Bateria prysznicowa termostatyczna Kanta"],
  ["md 99", "Lustro podświetlane 800 × 600"],
  ["9520000000806", "Deszczownica Lira 200"],
  ["CZ-1025", "Bateria umywalkowa niska Lira"],
])("%j finds the product %j first", (query, title) => {
  expect(first("product", query)?.title).toBe(title);
});

test.each([
  ["category", "umywalki", "/produkty/4500-umywalki"],
  ["category", "baterie umywalkowe", "/produkty/4100-baterie-umywalkowe"],
  ["category", "prysznice", "/produkty/4300-prysznice"],
  ["category", "wieszak", "/produkty/5000-akcesoria/5001-wieszaki"],
  ["article", "oszczędzanie wody", "/aktualnosci/poradnik/jak-oszczedzac-wode-w-lazience"],
  ["article", "gwarancja na baterie", "/aktualnosci/siedem-lat-gwarancji-na-baterie"],
  ["article", "salon gdansk", "/aktualnosci/nowy-salon-w-gdansku"],
  ["question", "gwarancji", "/qanda#ile-trwa-gwarancja"],
  ["question", "paragon", "/qanda#brak-dowodu-zakupu"],
  ["question", "katalog drukowany", "/qanda#katalog-drukowany"],
] as const)("the first %s for %j is %s", (kind, query, to) => {
  expect(first(kind, query)?.to).toBe(to);
});

test("a finish's number leads to the product in that finish", () => {
  expect(first("product", "LR 120 CM")?.to).toBe(
    "/produkt/lira-bateria-umywalkowa-wysoka?wykonczenie=czarny-mat",
  );
});
