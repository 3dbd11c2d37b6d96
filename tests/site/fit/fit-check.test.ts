import { describe, expect, test } from "vitest";
import { canonical, follow, get, isNoindex, mainWords } from "../../support/site/shared-pages";

const path = "/dopasowanie";
const tap = "lira-bateria-umywalkowa-wysoka";
const basin = "misa-umywalka-nablatowa-owalna";
const pair = `${path}?a=${tap}&b=${basin}`;

describe("a pair's page", () => {
  test("says whether they fit, with its drawing in words", async () => {
    const { status, text } = await get(pair);
    expect(status).toBe(200);
    expect(text).toMatch(
      /<p role="status"[^>]*><strong[^>]*>Pasuje<\/strong>: wylot jest 87\u00a0mm nad krawędzią/,
    );
    expect(text).toMatch(/<title id="rysunek-tytul">Bateria umywalkowa wysoka Lira i\u00a0umywalka/);
    expect(text).toMatch(/<desc id="rysunek-opis">Widok z\u00a0boku: .*LR-120/);
    expect(text).toContain("Tolerancja ceramiki");
  });

  test("is one page, however its products are named and ordered (26.7)", async () => {
    const first = await get(pair);
    expect(canonical(first.text)).toBe(pair);
    expect(isNoindex(first.text)).toBe(false);
    for (const other of [
      `${path}?b=${tap}&a=${basin}`,
      `${path}?a=MS-511&b=lr%20120&utm_source=x`,
      `${path}?umywalka=${basin}&bateria=${tap}&odleglosc=`,
    ]) {
      const { headers, text } = await get(other);
      expect(text, other).toBe(first.text);
      expect(headers.get("etag"), other).toBe(first.headers.get("etag"));
    }
  });

  test("at another distance draws what it measures there, and is not for search engines", async () => {
    const { status, text } = await get(`${pair}&odleglosc=72`);
    expect(status).toBe(200);
    expect(text).toContain(">72</text>");
    expect(text).toContain("72\u00a0mm");
    expect(isNoindex(text)).toBe(true);
  });
});

test("what does not fit leads to what does (26.2, 26.10)", async () => {
  const failing = await get(`${path}?a=lira-bateria-umywalkowa-niska&b=${basin}`);
  const words = mainWords(failing.text);
  expect(words).toContain("Nie pasuje : wylewka wchodzi w ściankę umywalki, 33 mm poniżej krawędzi.");
  expect(words).toMatch(/Reguły dopasowania (?:(?!Strumień).)*Wylewka w ściance umywalki/);
  expect(words).toMatch(/Strumień wody (?:(?! Nie pasuje | Pasuje ).)* Nie dotyczy/);
  expect(words).not.toContain("Potrzebne będą");
  const fitting = await follow(failing, "Bateria umywalkowa wysoka Lira");
  expect(fitting.href).toBe(pair);
  expect(mainWords(fitting.text)).toContain("Pasuje : wylot jest 87 mm");
  expect(mainWords(fitting.text)).toContain("Potrzebne będą");
});

test("past the limit of a distance a link leads to the nearest that fits (26.4)", async () => {
  const past = await get(`${pair}&odleglosc=131`);
  expect(mainWords(past.text)).toContain("Nie pasuje :");
  const nearest = await follow(past, /^wróć/);
  expect(nearest.href).toBe(`${pair}&odleglosc=115`);
  expect(mainWords(nearest.text)).toContain("Pasuje :");
});

describe("the list for the second product", () => {
  test("begins with what has a rule with the first, also without scripts (26.11)", async () => {
    const kindsIn = (html: string) => {
      const [, list = ""] = /<select[^>]* name="b"[^>]*>(.*?)<\/select>/.exec(html) ?? [];
      return [...list.matchAll(/<optgroup label="([^"]*)"/g)].map(([, label]) => label);
    };
    expect(kindsIn((await get(path)).text)[0]).toBe("Umywalki nablatowe");
    expect(kindsIn((await get(`${path}?umywalka=${basin}`)).text).slice(0, 3)).toEqual([
      "Baterie umywalkowe stojące",
      "Baterie umywalkowe podtynkowe",
      "Korki",
    ]);
  });
});

describe("a distance that cannot be", () => {
  test.each(["39", "<b>", "9".repeat(2_000)])(
    "„%s” is answered with those that can, on one page",
    async (distance) => {
      const { status, text, headers } = await get(`${pair}&odleglosc=${encodeURIComponent(distance)}`);
      expect(status).toBe(200);
      expect(text).toMatch(/podaj liczbę milimetrów od 40 do \d+\. Pokazujemy 50\u00a0mm/);
      expect(text).not.toContain("<b>");
      const { headers: others } = await get(`${pair}&odleglosc=-1`);
      expect(headers.get("etag")).toBe(others.get("etag"));
    },
  );
});

describe("what cannot be checked (26.6)", () => {
  test.each([
    ["markup for a product", "a=<b>&b=<i>", 404, "Nie mamy produktu"],
    ["an unknown product beside a known one", `a=nie-ma&b=${basin}`, 404, "Bateria umywalkowa wysoka Lira"],
    ["a product with itself", `a=${basin}&b=MS-511`, 200, "To dwa razy ten sam produkt"],
    [
      "a pair without a rule",
      `a=${basin}&b=lustro-okragle-600`,
      200,
      "Nie mamy reguły</strong> dla tej pary",
    ],
    ["one product", `a=${tap}&b=`, 200, "Umywalka nablatowa owalna Misa"],
    ["no product", "a=&b=&odleglosc=50", 200, "Na przykład"],
  ])("%s: a sentence, and what can be", async (_, query, status, sentence) => {
    const answer = await get(`${path}?${query}`);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(sentence);
    expect(answer.text).not.toMatch(/<b>|<i>/);
    expect(answer.text).toContain(`<option value="${tap}"`);
  });

  test("unknown products share one answer, which is cached for seconds", async () => {
    const answers = await Promise.all(
      ["a=nie-ma", "b=x", "umywalka=y&bateria=z", `a=${"x".repeat(1_000)}`].map((query) =>
        get(`${path}?${query}`),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.headers.get("cache-control")).toContain("s-maxage=5");
  });
});

describe("all partners of a product (26.5)", () => {
  test("are listed for a basin and for a tap, each with its verdict and its page", async () => {
    const basins = await get(`${path}?umywalka=${basin}`);
    expect(basins.text).toContain(`href="${pair.replace("&", "&amp;")}"`);
    expect(basins.text).toContain("wylewka wchodzi w\u00a0ściankę umywalki");
    expect(isNoindex(basins.text)).toBe(true);
    expect((await get(`${path}?bateria=${tap}`)).text).toContain(`href="${pair.replace("&", "&amp;")}"`);
    expect((await get(`${path}?a=${basin}`)).text).toBe(basins.text);
  });
});

test("only the plain page is in the sitemap (26.8)", async () => {
  const { text } = await get("/sitemap.xml");
  expect([...text.matchAll(/<loc>[^<]*(\/dopasowanie(?:\?[^<]*)?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    path,
  ]);
  expect(canonical((await get(path)).text)).toBe(path);
});
