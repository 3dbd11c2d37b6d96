import { expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { canonicalOwnQuery } from "./query";

const { catalogue } = contentRange;
const canonical = (query: string) => canonicalOwnQuery(new URLSearchParams(query), catalogue);

test.each([
  ["", ""],
  ["co=nablatowa", ""],
  ["krawedz=140&glebokosc=400", "krawedz=140&glebokosc=400"],
  ["glebokosc=40+cm&krawedz=0140", "krawedz=140&glebokosc=400"],
  ["krawedz=140&glebokosc=400&misa=50&szerokosc=700&x=1", "krawedz=140&glebokosc=400"],
  ["krawedz=&glebokosc=400", "glebokosc=400"],
  ["krawedz=abc&glebokosc=-5", "krawedz=-&glebokosc=-"],
  ["krawedz=14&glebokosc=99999", "krawedz=14&glebokosc=99999"],
  ["linijka=3&krawedz=140", "krawedz=140"],
  ["linijka=5&krawedz=140", "krawedz=140&linijka=5"],
  ["przelew=tak&krawedz=140", "krawedz=140&przelew=tak"],
  ["przelew=moze", ""],
  ["co=blat&przelew=tak&otwor=35&blat=3,8cm", "co=blat&otwor=35&blat=38"],
  ["co=z-otworem&polka=18&blat=38&misa=50", "co=z-otworem&misa=50&polka=18"],
  ["bateria=LR-120", "bateria=lira-bateria-umywalkowa-wysoka"],
  ["bateria=nie-ma", "bateria=-"],
  ["bateria=lr120&odleglosc=60", "bateria=lira-bateria-umywalkowa-wysoka&odleglosc=60"],
  ["bateria=lr120&odleglosc=abc", "bateria=lira-bateria-umywalkowa-wysoka&odleglosc=-"],
  ["odleglosc=60", ""],
])("the canonical URL of %s is %s (26.26)", (query, expected) => {
  expect(canonical(query)).toBe(expected);
});
