import { untypeset } from "lib/polish/typeset";
import { expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { basinAnswer, writeBasin } from "./own-basin";
import { parseOwnQuery } from "./query";

const { catalogue, partners } = contentRange;
const measured = "krawedz=140&glebokosc=400";

const notes = (basin: string) => basinAnswer(basin, partners)?.notes ?? null;
const written = (query: string) => writeBasin(parseOwnQuery(new URLSearchParams(query), catalogue));

test("a tap's verdict with a condition is one sentence (26.27)", () => {
  const [, words] = Object.values(notes(measured) ?? {}).find(([verdict]) => verdict === "condition") ?? [];
  expect(untypeset(words ?? "")).toMatch(/^Pasuje do twojej umywalki, jeśli \p{Ll}/u);
});

test("a basin has one spelling, which its own answer repeats; any other text is not a basin (15.10)", () => {
  expect(written("glebokosc=40+cm&krawedz=0140&linijka=3&bateria=LR-120&odleglosc=60")).toBe(measured);
  const all = "co=z-otworem&polka=20&odplyw=125&misa=50&przelew=tak&linijka=5";
  const canonical = written(all) ?? "";
  expect(written(canonical)).toBe(canonical);
  expect(notes(canonical)).not.toBeNull();
  for (const other of [
    ...["", "-", "x", "=", "krawedz=140", "krawedz=140&glebokosc=40+cm", `${measured}&bateria=LR-120`],
    ...["co=blat&otwor=35&blat=38", "krawedz=14&glebokosc=400", `${measured}&dno=200`, `${measured}&x=1`],
    ...["lira-bateria-umywalkowa-wysoka", "__proto__", "lustro-okragle-600"],
  ])
    expect(notes(other), other).toBeNull();
});

test("a basin is named by its kind and first measures, or as in the range (15.10, 26.27)", () => {
  const name = (basin: string) => untypeset(basinAnswer(basin, partners)?.name ?? "");
  expect(name(measured)).toBe("umywalka nablatowa 140 × 400 mm");
  expect(name("co=z-otworem&misa=50&odplyw=125")).toBe("umywalka z otworem 50 × 125 mm");
  expect(name("misa-umywalka-nablatowa-owalna")).toBe("Umywalka nablatowa owalna Misa");
});
