import { expect, test } from "vitest";
import { renderMarkdown } from "./markdown.server";

const html = (text: string) => renderMarkdown(text).html.trim().replaceAll("\u00a0", "~");

test("headings get their slug as id and are listed with their level", () => {
  const { html, headings } = renderMarkdown("## Pomoc techniczna\n\n### Zgłoś `usterkę` w 2 dni");
  expect(html).toContain('<h2 id="pomoc-techniczna">Pomoc techniczna</h2>');
  expect(headings).toEqual([
    { id: "pomoc-techniczna", text: "Pomoc techniczna", level: 2 },
    { id: "zglos-usterke-w-2-dni", text: "Zgłoś usterkę w\u00a02\u00a0dni", level: 3 },
  ]);
});

test("headings that occur again are numbered from two", () => {
  const { headings } = renderMarkdown("## Montaż\n\n## Montaż\n\n## Montaż");
  expect(headings.map(({ id }) => id)).toEqual(["montaz", "montaz-2", "montaz-3"]);
});

test.each([
  ["Woda w\nłazience, 5 l/min i **z prysznica**", "Woda w~łazience, 5~l/min i~<strong>z~prysznica</strong>"],
  ["`w kodzie 5 mm`", "<code>w kodzie 5 mm</code>"],
  ["[w sklepie](</a w b>)", '<a href="/a%20w%20b">w~sklepie</a>'],
  ["[Kontakt](/kontakt#dojazd)", '<a href="/kontakt#dojazd">Kontakt</a>'],
  ["[poczta](mailto:a@modrawa.example)", '<a href="mailto:a@modrawa.example">poczta</a>'],
  ["[telefon](tel:+480000000)", '<a href="tel:+480000000">telefon</a>'],
  [
    "[sklep](https://sklep.modrawa.example)",
    '<a href="https://sklep.modrawa.example" rel="noopener noreferrer">sklep</a>',
  ],
])("text gets no-break spaces, code and addresses none, other sites no referrer: %j", (text, shown) =>
  expect(html(text)).toBe(`<p>${shown}</p>`),
);

test("raw HTML is shown as text, and a picture is not rendered (25.4)", () => {
  expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(html("![opis](/images/x.avif)")).not.toContain("<img");
});

test.each([
  ...["javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)"],
  ...["data:text/html;base64,PHNjcmlwdD4=", "vbscript:x", "//evil.example"],
])("a link to %s stays text (25.4)", (address) => expect(html(`[kliknij](${address})`)).not.toContain("<a"));

test("entities leave no control and invisible characters, as little as those that were typed (25.2)", () => {
  const hidden = "&#8203; &#x1F; &#0; &#xd; &#11; &ZeroWidthSpace; &lrm; &#x202E; &&lrm;lrm;".split(" ");
  expect(hidden.map((entity) => html(`a${entity}b`))).toEqual(hidden.map(() => "<p>ab</p>"));
  expect(html("[a](/kon&#8203;takt 'b&#x200f;')")).toBe('<p><a href="/kontakt" title="b">a</a></p>');
  expect(html("5&#xA0;l, 1&nbsp;&amp;&#160;2&shy;3")).toBe("<p>5~l, 1~&amp;~2\u00ad3</p>");
});

test("a cell of many columns says what it is, because on a phone its row is a card", () => {
  const tables = "| A | B | C |\n|---|---|---|\n| 1 | 2 | 3 |\n\n| A | B |\n|---|---|\n| 1 | 2 |";
  const cells = html(tables).match(/<td[^>]*>/g);
  expect(cells?.join("")).toBe('<td><td data-head="B"><td data-head="C"><td><td>');
});

test("a table scrolls in a region named after the heading above it", () => {
  const result = html('## Okresy "A"\n\n| Grupa | Lata |\n| --- | --- |\n| Baterie | 7 lat |');
  expect(result).toContain(
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Tabela: Okresy &quot;A&quot;"><table>',
  );
  expect(result).toContain('<th scope="col">Grupa</th>');
  expect(result).toContain("<td>7~lat</td>");
  expect(result).toMatch(/<\/table><\/div>$/);
});
