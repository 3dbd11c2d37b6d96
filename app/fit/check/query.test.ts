import { expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { parseFitQuery, writeFitQuery } from "./query";

const { partners } = contentRange;
const tap = "lira-bateria-umywalkowa-wysoka";
const basin = "misa-umywalka-nablatowa-owalna";
const mirror = "lustro-okragle-600";
const pair = `a=${tap}&b=${basin}`;

const read = (href: string) => parseFitQuery(new URLSearchParams(href), partners);
const canonicalOf = (href: string) =>
  writeFitQuery(parseFitQuery(new URLSearchParams(href), partners), partners);

test.each([
  ["", "start"],
  ["a=&b=", "start"],
  ["odleglosc=60", "start"],
  [`a=${tap}`, "one"],
  [`b=${tap}`, "one"],
  [`umywalka=${basin}&b=`, "one"],
  [`umywalka=${basin}&bateria=${tap}`, "pair"],
  [`a=${basin}&b=LR-120`, "pair"],
  [`a=${tap}&b=lr 120`, "same"],
  [`a=${tap}&b=${mirror}`, "no-rule"],
  ["a=nie-ma", "unknown"],
  [`a=<b>&b=${tap}`, "unknown"],
])("a URL asks for %s: %s", (href, kind) => expect(read(href).kind).toBe(kind));

test("what is unknown leaves the known product", () => {
  expect(read(`a=nie-ma&b=${tap}`)).toMatchObject({ kind: "unknown", products: [{ slug: tap }] });
});

test.each([
  ["", 50, false],
  ["60", 60, false],
  [" 60,4 ", 60, false],
  ["0080", 80, false],
  ["-5", 50, true],
  ["1e9", 50, true],
  ["abc", 50, true],
  ["39", 50, true],
  ["9999", 50, true],
  ["NaN", 50, true],
])("a distance of „%s” is read as %i mm", (given, value, isMisread) => {
  const asked = read(`${pair}&odleglosc=${given}`);
  expect(asked).toMatchObject({ kind: "pair", isMisread, check: { distance: { value } } });
});

test.each([
  ["", ""],
  [`b=${basin}&a=${tap}`, pair],
  [`a=${basin}&b=${tap}`, pair],
  ["a=MS-511&b=LR-120&umywalka=x", pair],
  [`a=LR-120-CM&b=${basin}`, `a=LR-120-CM&b=${basin}`],
  [`a=${basin}&b=lr120cm&odleglosc=60`, `a=LR-120-CM&b=${basin}&odleglosc=60`],
  ["a=LR-120-CH&b=MS-511", pair],
  ["a=LR-120-CM", "bateria=LR-120-CM"],
  [`a=${mirror}&b=LR-120-CM`, `a=LR-120-CM&b=${mirror}`],
  [`${pair}&odleglosc=50`, pair],
  [`${pair}&odleglosc=60,4`, `${pair}&odleglosc=60`],
  [`${pair}&odleglosc=-5`, `${pair}&odleglosc=-`],
  [`${pair}&odleglosc=1e9`, `${pair}&odleglosc=-`],
  [`a=${basin}`, `umywalka=${basin}`],
  [`umywalka=${tap}&odleglosc=9`, `bateria=${tap}`],
  [`bateria=${mirror}`, `a=${mirror}`],
  [`a=${mirror}&b=${basin}`, `a=${mirror}&b=${basin}`],
  [`a=${basin}&b=${mirror}`, `a=${mirror}&b=${basin}`],
  ["a=nie-ma", "a=-"],
  ["a=nie-ma&b=tego-tez", "a=-"],
  [`a=nie-ma&b=${basin}`, `a=${basin}&b=-`],
])("the canonical URL of %s is %s (26.7)", (href, canonical) => {
  expect(canonicalOf(href)).toBe(canonical);
  expect(canonicalOf(canonical)).toBe(canonical);
});
