import { expect, inject, test } from "vitest";

const site = { url: inject("siteUrl") };

const get = (query: string) => fetch(`${site.url}/projekt${query}`);

function post(fields: Record<string, string>, init: RequestInit = {}) {
  return fetch(`${site.url}/projekt`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    ...init,
  });
}

const codes = ["LR-110", "LR-120", "LR-130", "KN-110", "KN-120"].flatMap((code) => [
  `${code}-CH`,
  `${code}-CM`,
]);

test("a list is changed by a plain post, which answers with the new URL (27.3)", async () => {
  const pasted = await post({
    numery: "LR110 CH x2; 9520000000202\n2 szt. KN-110-CH",
    pomieszczenie: "Łazienka 1",
  });
  expect(pasted.status).toBe(303);
  const href = pasted.headers.get("Location");
  expect(href).toBe("/projekt?l=1._r%C5%81azienka+1.LR-110-CH*2.LR-120-CH.KN-110-CH*2#odczytano");
  const page = await fetch(new URL(href ?? "", site.url));
  expect(page.headers.get("Cache-Control")).not.toContain("no-store");
  const html = await page.text();
  for (const shown of ["Łazienka 1", "9520000000103", "Bateria umywalkowa wysoka Lira"])
    expect(html).toContain(shown);
  expect(html).toContain('<meta name="robots" content="noindex"/>');

  const list = new URL(href ?? "", site.url).searchParams.get("l") ?? "";
  const emptied = await post({ l: list, zrob: "usun-pokoj 0" });
  const former = new URL(emptied.headers.get("Location") ?? "", site.url);
  expect([former.searchParams.get("l"), former.searchParams.get("bylo"), former.hash]).toEqual([
    "1",
    list,
    "#usunieto",
  ]);
  const undo = await (await fetch(former)).text();
  expect(undo).toContain("Usunięto z\u00a0listy.");
  expect(undo).toContain(`href="/projekt?${new URLSearchParams({ l: list })}"`);
});

test("an empty list leads to a filled example of our products (27.16)", async () => {
  const empty = await (await get("")).text();
  const [, example = ""] = /<a [^>]*href="([^"]*)"[^>]*>Zobacz przykład:/.exec(empty) ?? [];
  const html = await (await fetch(site.url + example)).text();
  expect(html).toMatch(/<h2[^>]*>Łazienka 6\sm²</);
  expect(html.match(/<h3 [^>]*class="line-name"/g)?.length).toBeGreaterThan(8);
  expect(html).not.toContain("Czego brakuje</h2>");
});

test("each page of a long list is short, says how to send it; a cut address says so (27.7, 27.20, 27.21)", async () => {
  const rooms = Array.from(
    { length: 20 },
    (_, room) =>
      `_rPokój ${101 + room}.${Array.from({ length: 10 }, (_, line) => `${codes[line]}*${1 + room}`).join(".")}`,
  );
  const posted = await post({
    l: `1.${rooms.join(".")}`,
    numery: "LR-120-CH",
    pomieszczenie: "Pokój 101",
  });
  const { searchParams } = new URL(posted.headers.get("Location") ?? "", site.url);
  expect(searchParams.get("l")).toMatch(/^2\.200\.[\w-]{200,1000}$/);
  const l = searchParams.get("l") ?? "";
  for (const page of ["1", "4"]) {
    const html = await (await get(`?${new URLSearchParams({ l, strona: page })}`)).text();
    expect(html.length).toBeLessThan(200_000);
    expect(html.match(/<h3 [^>]*class="line-name"/g)?.length).toBeGreaterThan(9);
    expect(html).toContain("mailto:?subject=");
  }
  const asked = await (await get(`/zapytanie?${new URLSearchParams({ l })}`)).text();
  expect(asked.length).toBeLessThan(200_000);
  expect(asked.match(/\n\d+ × [A-Z]{2}-\d{3}-C[HM] – /g)).toHaveLength(200);
  const cut = await (await get(`?l=${searchParams.get("l")?.slice(0, -9)}`)).text();
  expect(cut).toContain("nie da się odczytać listy");
});

test("a text about which something is asked is answered by the page that has it, at the new list's URL, and nothing stores it (27.4)", async () => {
  const fields = {
    l: "1.KN-110-CH",
    numery: "LR-110-CH 2\n<script>alert(1)</script> 2 szt.",
    pomieszczenie: "Kuchnia",
  };
  const response = await post(fields, { redirect: "follow" });
  expect(new URL(response.url).searchParams.get("l")).toBe("1.KN-110-CH._rKuchnia.LR-110-CH*2");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "private, no-cache"]);
  const html = await response.text();
  expect(html).toContain("Odczytano 1\u00a0pozycję, 2\u00a0sztuki. Sprawdź 1\u00a0wiersz.");
  expect(html).toContain("Nie ma numeru katalogowego ani EAN.");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; 2 szt.</textarea>");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toMatch(/<option [^>]*selected=""[^>]*>Kuchnia</);
  for (const line of ["KN-110-CH", "LR-110-CH"]) expect(html).toContain(`<span translate="no">${line}`);
});

test("markup in a URL is shown as text, and its invalid quantities are left to be corrected", async () => {
  const query = new URLSearchParams({ l: "1._r<b>A</b>.<i>LR-110-CH</i>*-1.KN-110-CH*1e9.NIE-MA-1*0" });
  const html = await (await get(`?${query}`)).text();
  expect(html).toContain("&lt;b&gt;A&lt;/b&gt;");
  expect(html).not.toContain("<b>A");
  expect(html.match(/Wpisz ilość od 1 do (?:<!-- -->)?999/g)).toHaveLength(3);
  expect(html).toContain("Nie znamy tego numeru.");
});

test("a link that adds leads to the list with the additions, and to where it was pressed (27.2)", async () => {
  const ask = (headers: Record<string, string>, query = "dodaj=LR-110,cz1005*2") =>
    fetch(`${site.url}/projekt?${query}`, { redirect: "manual", headers });
  const plain = await ask({});
  expect([plain.status, plain.headers.get("Location")]).toEqual([
    302,
    "/projekt?l=1.LR-110-CH.CZ-1025*2#dodano",
  ]);
  expect(plain.headers.get("Cache-Control")).toBe("private, no-store");
  const back = await ask({ Referer: `${site.url}/produkty/4100-baterie-umywalkowe?strona=1` });
  const url = new URL(back.headers.get("Location") ?? "", site.url);
  expect(url.searchParams.get("powrot")).toBe("/produkty/4100-baterie-umywalkowe?strona=1");
  const html = await (await fetch(url)).text();
  expect(html).toMatch(
    /href="\/produkty\/4100-baterie-umywalkowe\?strona=1&amp;l=1\.LR-110-CH[^"]*"[^>]*>Wróć: Baterie umywalkowe</,
  );
  const more = await ask({ Referer: `${site.url}/produkty?l=1.LR-110-CH` }, "dodaj=KN-110");
  expect(more.headers.get("Location")).toContain("?l=1.LR-110-CH.KN-110-CH&");
  const noPages = [`${site.url}/nie-ma`, `${site.url}/pliki/projekt.pdf?l=1.LR-110-CH`];
  for (const Referer of [
    "https://evil.example/x",
    "nonsense",
    `${site.url}/projekt?l=1`,
    `${site.url}//`,
    ...noPages,
  ])
    expect((await ask({ Referer })).headers.get("Location")).not.toContain("powrot");
  const inEnglish = [
    ask({}, "dodaj=LR-110&jezyk=en"),
    ask({ Referer: `${site.url}/o-nas?jezyk=en` }, "dodaj=LR-110"),
  ];
  for (const answer of await Promise.all(inEnglish))
    expect(answer.headers.get("Location")).toMatch(/jezyk=en#dodano$/);
});

test("a list leads back only to pages of the site (27.2)", async () => {
  const news = await (await fetch(`${site.url}/aktualnosci`)).text();
  const [, article = ""] = /href="(\/aktualnosci\/[^"?#]+)"/.exec(news) ?? [];
  const shown = async (powrot: string) =>
    (await get(`?${new URLSearchParams({ l: "1.LR-110-CH", powrot })}`)).text();
  for (const [path, label] of [
    ["/produkty", "Wróć: Produkty"],
    ["/kolekcje/lira", "Wróć: Kolekcja Lira"],
    ["/czesci-zamienne/CZ-1025", "Wróć: CZ-1025"],
    ["/produkt/lira-bateria-umywalkowa-niska?wykonczenie=x", "Wróć: Bateria umywalkowa niska Lira"],
    ["/", "Wróć: Strona główna"],
    [article, "Wróć"],
  ] as const)
    expect(await shown(path)).toContain(`>${label}</a>`);
  for (const path of ["/%00", "/produkt/nie-ma"]) expect(await shown(path)).not.toMatch(/Wróć|\0/);
});

test("a program that wants JSON gets what a link adds (27.2)", async () => {
  const response = await fetch(`${site.url}/projekt?dodaj=LR-110,CZ-1025*2,XX-1`, {
    headers: { Accept: "application/json" },
  });
  expect(response.headers.get("Vary")).toContain("Accept");
  expect(await response.json()).toMatchObject([
    { code: "LR-110-CH", quantity: 1, name: "Bateria umywalkowa niska Lira" },
    { code: "CZ-1025", quantity: 2, same: ["CZ-1025"] },
    { code: "XX-1", quantity: 1, name: null },
  ]);
});

const blackTap = "/produkt/lira-bateria-umywalkowa-wysoka?wykonczenie=czarny-mat";
const ownBasin = "/dopasowanie/mam-juz?krawedz=140&glebokosc=400&bateria=LR-120-CM";

test.each([
  [blackTap, "Dodaj do projektu: czarny mat<"],
  [blackTap, 'href="/dopasowanie?bateria=LR-120-CM"'],
  [blackTap, /href="\/dopasowanie\/mam-juz\?[^"]*bateria=LR-120-CM"/],
  [blackTap, 'href="/produkty/4100-baterie-umywalkowe?pokaz=czarny-mat"'],
  [blackTap, 'href="/kolekcje/lira?pokaz=czarny-mat"'],
  [blackTap, /href="\/dopasowanie\?a=LR-120-CM&amp;b=/],
  ["/produkt/lira-bateria-umywalkowa-wysoka", "Dodaj do projektu: chrom<"],
  ["/produkt/misa-umywalka-nablatowa-okragla", "Dodaj do projektu<"],
  ["/produkty/4100-baterie-umywalkowe", '"Dodaj do projektu: LR-120, chrom"'],
  ["/produkty/4100-baterie-umywalkowe", `href="${blackTap}"`],
  ["/produkty/4100-baterie-umywalkowe?pokaz=czarny-mat", '"Dodaj do projektu: LR-120-CM, czarny mat"'],
  ["/kolekcje/lira?pokaz=czarny-mat", '"Dodaj do projektu: LR-120-CM, czarny mat"'],
  ["/produkty/4100-baterie-umywalkowe?wykonczenie=czarny-mat", '"Dodaj do projektu: LR-120-CM, czarny mat"'],
  ["/produkty?porownaj=LR-120-CM,LR-110", '"Dodaj do projektu: LR-120-CM, czarny mat"'],
  ["/produkty?porownaj=LR-120-CM,LR-110", "Dodaj wszystkie do projektu: czarny mat, chrom<"],
  ["/projekt?l=1.LR-120-CM.MS-511-BI.LR-130-CM", "Dodaj brakujące: czarny mat<"],
  [
    "/dopasowanie?a=LR-120-CM&b=MS-511",
    /href="\/projekt\?dodaj=LR-120-CM,MS-511[^"]*,MD-825-CM,MD-810-CM&amp;tylko=brakujace"/,
  ],
  ["/dopasowanie?a=LR-120-CM&b=MS-511", "Dodaj wszystkie do projektu: czarny mat"],
  [ownBasin, "Dodaj do projektu: czarny mat"],
  [ownBasin, /href="\/dopasowanie\/mam-juz\?[^"]*bateria=LR-120-ZS"/],
  ["/dopasowanie?a=LR-120-CM&b=MS-511", /lira-bateria-umywalkowa-wysoka-czarny-mat/],
  ["/dopasowanie?bateria=LR-120-CM", /lira-bateria-umywalkowa-wysoka-czarny-mat/],
  ["/produkty?porownaj=LR-120-CM", /href="\/dopasowanie\?a=LR-120-CM&amp;b=/],
  ["/produkty?porownaj=LR-120-CM", /href="[^"]*porownaj=LR-120-CM,KN-120-CM"/],
  ["/projekt?l=1.MS-511-BI.MD-820-CM", /href="\/dopasowanie\?[^"]*=MD-820-CM"/],
])("%s adds, says and leads on in the chosen finish, by %s (16.2, 26.7, 27.6)", async (path, shown) => {
  expect(await (await fetch(`${site.url}${path}`)).text()).toMatch(shown);
});
