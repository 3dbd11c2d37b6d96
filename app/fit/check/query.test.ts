import { expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { parseFitQuery, writeFitQuery } from "./query";

const { partners } = contentRange;
const tap = "lira-bateria-umywalkowa-wysoka";
const basin = "misa-umywalka-nablatowa-owalna";
const mirror = "lustro-okragle-600";
const pair = `a=${tap}&b=${basin}`;

const canonicalOf = (href: string) =>
  writeFitQuery(parseFitQuery(new URLSearchParams(href), partners), partners);

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
  [`a=${basin}&b=${mirror}`, `a=${mirror}&b=${basin}`],
  ["a=owalna+MISA", `umywalka=${basin}`],
  ["a=lira", "a=-"],
  [`a=${"misa+".repeat(40)}`, "a=-"],
  ["a=+-+", "a=-"],
  ["a=nie-ma", "a=-"],
  [`a=nie-ma&b=${basin}`, `a=${basin}&b=-`],
])("the canonical URL of %s is %s (26.7)", (href, canonical) => {
  expect(canonicalOf(href)).toBe(canonical);
});
