import { expect, test } from "vitest";
import { redacted, shortened } from "./redacted";

test.each([
  ["550 <ewa.k+sklep@poczta.example.com>: nie ma skrzynki", "550 <[…]>: nie ma skrzynki"],
  ["/produkt/jan%2Ekowalski%40example%2Epl?x", "[…]"],
  ['"a@b.pl","c@d.pl"', '"[…]","[…]"'],
  ["/newsletter/potwierdz?token=abc.DEF-1_2%3D&x=1", "/newsletter/potwierdz?token=[…]&x=1"],
  ["/o-nas@", "/o-nas@"],
  ["/produkty/100%25-ba%C5%82wan%zz", "/produkty/100%25-ba%C5%82wan%zz"],
  [
    "at file:///srv/node_modules/@remix-run/express/index.js:1",
    "at file:///srv/node_modules/@remix-run/express/index.js:1",
  ],
  ["/produkt/umywalka-nablatowa-owalna-biala-mat-otw", "/produkt/umywalka-nablatowa-owalna-biala-mat-otw"],
])("%s is logged as %s", (text, line) => expect(redacted(text)).toBe(line));

const locals = [
  ...["jan.kowalski", "jan+sklep", "o'jan", "żjan", "jan_k-1"],
  ...["customer/jan=1&x?y", "{jan}!#$*^~|`", "prvs=1=jan"],
];
const domains = ["żółw.pl", "poczta.sklep.example.com", "[192.0.2.1]"];
const token = "jD-tDqeP4FZ5Vf3f1-example_jan_0123456789ABC";
const everyByte = (text: string) => Buffer.from(text).toString("hex").replace(/../g, "%$&");
/** How programs write an address or a link that they pass on. */
const spellings: ((text: string) => string)[] = [
  (text) => text,
  encodeURI,
  encodeURIComponent,
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => encodeURIComponent(everyByte(text)),
  (text) => everyByte(text).toLowerCase(),
  (text) => text.replace("@", "&#64;").replace("=", "&#61;"),
];
const links = [
  `/newsletter/wypisz?token=${token}`,
  `/newsletter/wypisz/?token=${token}&x=1`,
  `https://modrawa.example/newsletter/potwierdz?TOKEN=${token}`,
  `/newsletter/wypisz?a=1&amp;token=3D${token}`,
  `/newsletter/wypisz/${token}`,
  `/newsletter/wypisz?token=${token.slice(0, 20)}`,
];

test("no address and no token is in the log in clear, however it is spelt (22.5)", () => {
  const addresses = locals.flatMap((local) => domains.map((domain) => `${local}@${domain}`));
  const corpus = [
    ...[...addresses, ...links].flatMap((text) => spellings.map((spell) => spell(text))),
    ...['"jan kowalski"@example.pl', "jan @ example.pl", "jan(at)example.pl", "jan＠example.pl"],
    ...["ja\u00adn@example.pl", "<jan@example.pl>", "@jan @example.pl", "jan%ff@example.pl"],
    ...["mailto:jan@example.pl,jan@example.pl", `{"token":"${token}"}`],
  ];
  expect(corpus.length).toBeGreaterThan(200);
  const inClear = corpus.flatMap((text) =>
    [`/produkt/${text}`, `q ${text} q`, `${"/x".repeat(130)}/${text}/${text}`].flatMap((field) => {
      const line = redacted(JSON.stringify({ path: shortened(field), ms: 1 }));
      expect(JSON.parse(line)).toMatchObject({ ms: 1 });
      const seen = everyByteDecoded(line);
      return /jan|kowalski|example\.|żółw|sklep|192|FZ5V/.test(seen) ? [`${field} → ${line}`] : [];
    }),
  );
  expect(inClear).toEqual([]);
});

/** What a reader could make of a line. */
function everyByteDecoded(line: string): string {
  const plain = line.replace(/(?:%[\da-f]{2})+/gi, (bytes) =>
    Buffer.from(bytes.replaceAll("%", ""), "hex").toString(),
  );
  return plain === line ? plain : everyByteDecoded(plain);
}

test("a long word takes no longer, and hides no address behind it", () => {
  const word = "a".repeat(15_000);
  expect(redacted(`/@${word} ewa@example.com`)).toBe(`/@${word} […]`);
  expect(redacted(`${word}@${word}`)).toBe("[…]");
});

test("a long text is cut", () => {
  expect([shortened("/".repeat(301)), shortened("/o-nas")]).toEqual([`${"/".repeat(300)}…`, "/o-nas"]);
});
