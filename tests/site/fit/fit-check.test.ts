import { expect, test } from "vitest";
import { canonical, follow, get, isNoindex, mainWords } from "../../support/site/shared-pages";

const path = "/dopasowanie";
const tap = "lira-bateria-umywalkowa-wysoka";
const basin = "misa-umywalka-nablatowa-owalna";
const pair = `${path}?a=${tap}&b=${basin}`;

test("what does not fit leads to what does (26.2, 26.10)", async () => {
  const failing = await get(`${path}?a=lira-bateria-umywalkowa-niska&b=${basin}`);
  const words = mainWords(failing.text);
  expect(words).toContain("Nie pasuje : wylewka wchodzi w ściankę umywalki, 32 mm poniżej krawędzi.");
  expect(words).toMatch(/Reguły dopasowania (?:(?!Strumień).)*Wylewka w ściance umywalki/);
  expect(words).toMatch(/Strumień wody (?:(?! Nie pasuje | Pasuje ).)* Nie dotyczy/);
  expect(words).not.toContain("Potrzebne będą");
  const fitting = await follow(failing, "Bateria umywalkowa wysoka Lira");
  expect(fitting.href).toBe(pair);
  expect(mainWords(fitting.text)).toContain("Pasuje : wylot jest 87 mm");
  expect(mainWords(fitting.text)).toContain("Potrzebne będą");
});

test.each([
  ["markup for a product", "a=<b>&b=<i>", 404, "Nie mamy produktu"],
  ["an unknown product beside a known one", `a=nie-ma&b=${basin}`, 404, "Bateria umywalkowa wysoka Lira"],
  ["a product with itself", `a=${basin}&b=MS-511`, 200, "To dwa razy ten sam produkt"],
  ["a pair without a rule", `a=${basin}&b=lustro-okragle-600`, 200, "Nie mamy reguły</strong> dla tej"],
  [
    "what goes with each",
    `a=${basin}&b=tafla-wanna-wolnostojaca-owalna-1650`,
    200,
    "Baterie wannowe wolnostojące",
  ],
  ["one product", `a=${tap}&b=`, 200, "Umywalka nablatowa owalna Misa"],
  ["no product", "a=&b=&odleglosc=50", 200, "Na przykład"],
])("what cannot be checked says so, with what can: %s (26.6)", async (_, query, status, sentence) => {
  const answer = await get(`${path}?${query}`);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(sentence);
  expect(answer.text).not.toMatch(/<b>|<i>/);
  expect(answer.text).toContain('<option value="LR-120" label="Bateria umywalkowa wysoka Lira, LR-120"');
});

test("all partners of a basin or a tap are listed, each with its verdict and its page (26.5)", async () => {
  const basins = await get(`${path}?umywalka=${basin}`);
  expect(basins.text).toContain(`href="${pair.replace("&", "&amp;")}"`);
  expect(basins.text).toContain("wylewka wchodzi w\u00a0ściankę umywalki");
  expect(isNoindex(basins.text)).toBe(true);
  expect((await get(`${path}?bateria=${tap}`)).text).toContain(`href="${pair.replace("&", "&amp;")}"`);
  expect((await get(`${path}?a=${basin}`)).text).toBe(basins.text);
  const low = mainWords((await get(`${path}?a=lira-bateria-umywalkowa-niska`)).text);
  expect(low).toContain("nie przeszkadza pryskanie wody, która trafia 16 mm za odpływem");
});

test("only the plain pages are in the sitemap (26.8, 26.26)", async () => {
  const { text } = await get("/sitemap.xml");
  const listed = [...text.matchAll(/<loc>[^<]*(\/dopasowanie[^<]*)<\/loc>/g)].map(([, loc]) => loc);
  expect(listed.sort()).toEqual([path, `${path}/mam-juz`]);
  for (const indexed of [path, pair]) {
    const { text } = await get(indexed);
    expect([canonical(text), isNoindex(text)]).toEqual([indexed, false]);
  }
  expect(isNoindex((await get(`${path}/mam-juz?krawedz=140&glebokosc=400`)).text)).toBe(true);
});
