import { expect, test } from "vitest";
import { follow, get, mainWords } from "../../support/site/shared-pages";

const path = "/dopasowanie/mam-juz";
const basin = `${path}?krawedz=140&glebokosc=400`;

test("what does not fit is folded away, with its reason, and can be looked at (26.22, 26.23)", async () => {
  const page = await get(basin);
  const [folded = ""] =
    /<details(?:(?! open)[^>])*>(?:(?!<details).)*<caption[^>]*>Nie pasuje.*?<\/details>/s.exec(page.text) ??
    [];
  expect(folded).toMatch(/wylewka wchodzi w\sściankę umywalki/);
  expect(folded).toContain("Bateria umywalkowa niska Lira");
  const low = await follow(page, /^Bateria umywalkowa niska Lira/);
  expect(low.href).toBe(`${basin}&bateria=lira-bateria-umywalkowa-niska#rysunek`);
  expect(mainWords(low.text)).toContain("Nie pasuje : wylewka wchodzi w ściankę umywalki");
  expect(mainWords(low.text)).not.toContain("Potrzebne będą");
});

test("every tap's page leads to the page with the tap chosen (26.26)", async () => {
  for (const [slug, query, label] of [
    ["lira-bateria-umywalkowa-niska", "co=z-otworem&amp;bateria=", "Sprawdź, czy pasuje do twojej umywalki"],
    ["lira-bateria-umywalkowa-wysoka", "bateria=", "Sprawdź, czy pasuje do twojej umywalki"],
    [
      "osta-bateria-wannowa-wolnostojaca",
      "co=wanna-wolnostojaca&amp;bateria=",
      "Sprawdź, czy pasuje do twojej wanny",
    ],
    ["lira-bateria-kuchenna", "co=blat&amp;bateria=", "Sprawdź, czy pasuje do twojego blatu"],
  ]) {
    const { text } = await get(`/produkt/${slug}`);
    expect(text).toContain(`href="${path}?${query}${slug}"`);
    expect(text).toContain(label);
  }
  expect((await get("/produkt/lira-bateria-kuchenna")).text).not.toContain("Sprawdź z innym produktem");
});

const measures = encodeURIComponent("krawedz=140&glebokosc=400");

test.each([measures, "misa-umywalka-nablatowa-owalna"])(
  "a basin by its measures or of the range has a verdict on each tap, as JSON that browsers revalidate (2.15): %s",
  async (basin) => {
    const { status, headers, text } = await get(`/api/pasuje?umywalka=${basin}`);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
    const { key, to, withTap, notes } = JSON.parse(text);
    for (const href of [to, `${withTap}LR-120`]) expect((await get(href)).status, href).toBe(200);
    expect(notes["lira-bateria-umywalkowa-wysoka"]).toEqual([
      "fits",
      expect.stringMatching(/^Pasuje do twojej umywalki, zapas/),
    ]);
    expect((await get("/")).text).toContain(`"publishedKey":"${key}"`);
  },
);

test("a basin by its measures or of the range is no other text: a 404 (2.15)", async () => {
  for (const basin of ["", "x", "krawedz%3D14", "lira-bateria-umywalkowa-wysoka", "%00", "x".repeat(2_000)])
    expect((await get(`/api/pasuje?umywalka=${basin}`)).status, basin).toBe(404);
});

test("a basin by its measures narrows a list of taps, which says so; measures that cannot be narrow nothing (15.10)", async () => {
  const listed = async (query: string) =>
    (await get(`/produkty/4100-baterie-umywalkowe?pasuje-do=${query}`)).text;
  const narrowed = await listed(measures);
  expect(narrowed).toContain("Usuń filtr: Pasuje do: umywalka nablatowa 140\u00a0×\u00a0400\u00a0mm");
  expect(narrowed).not.toContain("Dodaj do projektu: LR-110");
  expect(await listed("krawedz%3D14%26glebokosc%3D400")).toContain("Dodaj do projektu: LR-110");
});
