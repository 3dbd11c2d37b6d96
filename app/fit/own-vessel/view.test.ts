import { untypeset } from "lib/polish/typeset";
import { expect, test } from "vitest";
import { contentRange } from "../../../tests/support/samples/content-range";
import { parseOwnQuery } from "./query";
import { ownVesselView } from "./view";

const { catalogue, partners } = contentRange;
const basin = "krawedz=140&glebokosc=400";

function view(query: string) {
  return ownVesselView(parseOwnQuery(new URLSearchParams(query), catalogue), partners);
}

const verdicts = (query: string) => view(query).groups.map(({ verdict }) => verdict);
const codes = (query: string, verdict: string) =>
  view(query)
    .groups.find((group) => group.verdict === verdict)
    ?.rows.map(({ code }) => code) ?? [];

test("the taps for a basin of another make are all of the range, best first, then those with a condition, then those that do not fit (26.22)", () => {
  expect(verdicts(basin)).toEqual(["fits", "condition", "fails"]);
  expect(codes(basin, "fits")[0]).toBe("LR-120");
  expect(codes(basin, "fails")).toContain("LR-110");
  const rows = view(basin).groups.flatMap((group) => group.rows);
  expect(new Set(rows.map(({ code }) => code)).size).toBe(rows.length);
  expect(rows.length).toBe(
    ["deck-tap", "wall-tap"].flatMap((kind) => partners.offered(kind as "deck-tap")).length,
  );
});

test("the taps for a worktop of another make are those of kitchens and of basins (26.22)", () => {
  const all = view("co=blat&otwor=35&blat=38").groups.flatMap(({ rows }) => rows.map(({ code }) => code));
  expect(all).toEqual(expect.arrayContaining(["LR-410", "LR-110"]));
});

test("the chosen tap is the best one, or the one that the URL names, even one that does not fit (26.23)", () => {
  const chosen = ["", "&bateria=KN-120", "&bateria=LR-110"].map((tap) => view(basin + tap).chosen);
  expect(chosen.map((tap) => `${tap?.product.code} ${tap?.verdict}`)).toEqual([
    "LR-120 fits",
    "KN-120 fits",
    "LR-110 fails",
  ]);
});

test("the chosen tap stays with its finish when another kind is chosen that it suits (26.23)", () => {
  const hrefs = view(`${basin}&bateria=KN-120-CM`).kinds.map(({ to }) => to.includes("bateria=KN-120-CM"));
  expect(hrefs).toEqual([true, true, false, false, true]);
});

test("the chosen tap has the waste for the basin's overflow, where that is known (26.23)", () => {
  const drainage = (query: string) => view(`${basin}&${query}`).chosen?.drainage.map(({ code }) => code);
  expect(drainage("przelew=nie")?.[0]).toBe("MD-825");
  expect(drainage("przelew=tak")?.[0]).toBe("MD-820");
});

test("the chosen tap is at the requested distance, whose verdict is its own (26.23)", () => {
  const at = (distance: string) => view(`${basin}&bateria=LR-120&odleglosc=${distance}`).chosen;
  expect(at("70")?.distance).toMatchObject({ value: 70, initial: 50 });
  expect(untypeset(at("900")?.distanceMessage ?? "")).toMatch(
    /podaj liczbę milimetrów od 40 do 135\. Pokazujemy 50 mm/,
  );
  for (const distance of [40, 64, 90, 101, 120, 135]) {
    const chosen = at(String(distance));
    expect(chosen?.distance?.verdict, `${distance}`).toBe(chosen?.verdict);
  }
});

test("an unknown tap is a 404 that shows the best one, one of another kind is not (26.25)", () => {
  const tap = (named: string) => view(`${basin}&bateria=${named}`);
  expect(tap("nie-ma")).toMatchObject({ status: 404, chosen: { product: { code: "LR-120" } } });
  expect(tap("nie-ma").tapMessage).toContain("Pokazujemy najlepiej dopasowaną.");
  expect(tap("osta-bateria-wannowa-wolnostojaca").status).toBe(200);
});

const faults = (query: string) =>
  [...view(query).form.required, ...view(query).form.optional.flatMap(({ fields }) => fields)].flatMap(
    ({ name, fault }) => (fault ? [`${name}: ${untypeset(fault)}`] : []),
  );

test.each([
  [
    "krawedz=abc&glebokosc=400",
    "krawedz: Wpisz liczbę milimetrów, na przykład 140, albo długość z jednostką: 14 cm.",
  ],
  ["krawedz=14&glebokosc=400", "krawedz: 14 mm to za mało. Jeśli to centymetry, wpisz 14 cm."],
  ["krawedz=5000&glebokosc=400", "krawedz: Podaj od 30 do 400 mm. 5000 mm to za dużo."],
  ["krawedz=2&glebokosc=400", "krawedz: Podaj od 30 do 400 mm. 2 mm to za mało."],
])("measures that cannot be: %s: %s (26.25)", (query, fault) => {
  expect(faults(query)).toEqual([fault]);
  expect(view(query)).toMatchObject({ status: 200, groups: [], chosen: null });
});

test("measures that cannot be contradict one another at both fields (26.25)", () => {
  expect(faults(`${basin}&dno=200`).map((fault) => fault.split(":")[0])).toEqual(["krawedz", "dno"]);
});

test("what is assumed is said (26.21)", () => {
  expect(untypeset(view(basin).assumptions)).toBe(
    "Nie podano, więc przyjęliśmy: szerokość brzegu z tyłu 6–25 mm, odpływ od tylnej krawędzi 148–252 mm, głębokość misy 97–135 mm.",
  );
});
