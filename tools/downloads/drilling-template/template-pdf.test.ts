import { expect, test } from "vitest";
import { type DrawnPath, openPdf, pathsOf, structureOf, wordsOf } from "../../../tests/support/readers/pdf";
import { templateOf, templatePdf } from "../../../tests/support/samples/template-samples";

/** The template that is read back, in mm, with a tolerance of 0.1 mm (behaviour 26.12). */
async function readBack(codes: string[], distance?: number) {
  const template = templateOf(codes, distance);
  if (!template) throw new Error("No template");
  const bytes = await templatePdf(template);
  const pdf = await openPdf(bytes);
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pathsOf(pdf, at + 1)));
  return { template, bytes, pdf, pages };
}

const isAbout = (value: number, wanted: number) => Math.abs(value - wanted) <= 0.1;

const linesAcross = (paths: DrawnPath[], length: number) =>
  paths.filter(({ width, height }) => isAbout(width, length) && height < 0.01);
const linesDown = (paths: DrawnPath[], length: number) =>
  paths.filter(({ width, height }) => isAbout(height, length) && width < 0.01);

/** Centres of stroked circles with this diameter. */
const circles = (paths: DrawnPath[], diameter: number) =>
  paths
    .filter((path) => !path.isFilled && isAbout(path.width, diameter) && isAbout(path.height, diameter))
    .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));

/** Centres of the crosses whose arms have a length. */
function crosses(paths: DrawnPath[], length: number) {
  const down = linesDown(paths, length);
  return linesAcross(paths, length).flatMap((across) => {
    const middle = { x: across.x + across.width / 2, y: across.y };
    const upright = down.find(
      ({ x, y, height }) => isAbout(x, middle.x) && isAbout(y + height / 2, middle.y),
    );
    return upright ? [middle] : [];
  });
}
/** Length of a cross at an axis whose hole is unknown. */
const axisCross = 16;

test("all pages are A4, with control rulers of 100 mm (26.12)", async () => {
  const { pdf, pages } = await readBack(["LR-120", "MS-511"]);
  for (const [index, paths] of pages.entries()) {
    const { view } = await pdf.getPage(index + 1);
    const sides = [view[2] ?? 0, view[3] ?? 0].map((side) => Math.round((side / 72) * 25.4));
    expect(sides.sort((one, other) => one - other)).toEqual([210, 297]);
    expect(linesAcross(paths, 100)).toHaveLength(1);
    expect(linesDown(paths, 100)).toHaveLength(index === 0 ? 0 : 1);
  }
});

test("a hole in the counter has the tap's diameter and the chosen distance from edge and waste (26.12)", async () => {
  const distance = 62;
  const { pages } = await readBack(["LR-120", "MS-511"], distance);
  const [, sheet = [], below = []] = pages;
  const [hole] = circles(sheet, 35);
  const [waste] = circles(below, 45);
  // A sheet shows 257 mm, of which its neighbour repeats 10.
  expect(247 + (waste?.y ?? 0) - (hole?.y ?? 0)).toBeCloseTo(distance + 190.2, 1);
  expect(waste?.x).toBeCloseTo(hole?.x ?? 0, 1);
  const edges = sheet.filter(({ width, height }) => width > 190 && height < 0.01);
  const edge = edges.find(({ y }) => isAbout(y - (hole?.y ?? 0), distance));
  expect(edge).toBeDefined();
});

test("the axes of a wall tap are as far apart as in its data, its body's pipes below them (26.12)", async () => {
  const { pages, template } = await readBack(["KN-130", "MS-512"]);
  const [spout, handle, one, other] = crosses(pages[1] ?? [], axisCross);
  expect((handle?.x ?? 0) - (spout?.x ?? 0)).toBeCloseTo(90, 1);
  expect(handle?.y).toBeCloseTo(spout?.y ?? 0, 1);
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo(37, 1);
  expect((one?.y ?? 0) - (spout?.y ?? 0)).toBeCloseTo(94, 1);
  expect(template.basis).toBe("Oś wylewki: 240 mm nad gotowym blatem.");
  expect(template.facts[0]?.value).toMatch(/na rysunku 240.mm/);
});

test("pipes on a wall are 150 mm apart, on a line whose height the page of the pair says too (26.12)", async () => {
  const { pages, template, pdf } = await readBack(["LR-310", "TF-710"]);
  const [one, other] = crosses(pages[1] ?? [], axisCross);
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo(150, 1);
  expect(template.facts[0]?.value).toMatch(/^1090.mm/);
  expect(await wordsOf(pdf, 2)).toContain("zalecamy 1090 mm nad gotową posadzką");
  expect(await wordsOf(pdf, 1)).toContain("środek mocowania: 930 mm powyżej");
});

test("sheets that do not fit on one repeat 10 mm and meet at register marks (26.12)", async () => {
  const { pages } = await readBack(["LR-930"]);
  const [, first = [], second = [], third = []] = pages;
  const [left] = crosses(first, axisCross);
  const [right] = crosses(third, axisCross);
  // A sheet shows 281 mm, of which its neighbour repeats 10.
  expect(2 * 271 + (right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(600, 1);
  const marks = (paths: DrawnPath[]) => circles(paths, (7 * 25.4) / 72);
  const [edge, cut] = [marks(first), marks(second)];
  expect(edge).toHaveLength(2);
  expect(cut).toHaveLength(4);
  expect(edge[0]?.x).toBeCloseTo(8 + 271, 1);
  expect(cut[0]?.x).toBeCloseTo(8, 1);
  expect(cut[0]?.y).toBeCloseTo(edge[0]?.y ?? 0, 1);
});

test("each sheet names itself, how to print it and the numbers; the first page says what to measure (26.12)", async () => {
  const { pdf } = await readBack(["LR-120", "MS-511"]);
  const cover = await wordsOf(pdf, 1);
  for (const words of [
    ...["LR-120 · MS-511 · dane z 14 listopada 2026", "Zmierz przed wierceniem"],
    ...["ceramika ma tolerancję ± 5 mm", "Czego dane nie podają"],
    ...["Odległość osi baterii od krawędzi umywalki: 50 mm."],
  ])
    expect(cover).toContain(words);
  expect(await wordsOf(pdf, 2)).toContain("Arkusz 1 z 2");
  expect(await wordsOf(pdf, 3)).toContain("Arkusz 2 z 2");
  for (const page of [1, 2, 3]) {
    const words = await wordsOf(pdf, page);
    expect(words).toContain("Drukuj w skali 100%, bez dopasowania do strony");
    expect(words).toContain("LR-120 · MS-511");
  }
});

test("screen readers hear headings, lists and what each sheet shows (16.11)", async () => {
  const { pdf } = await readBack(["LR-120", "MS-511"]);
  const cover = (await structureOf(pdf, 1)).map(({ role }) => role);
  expect(cover).toEqual(expect.arrayContaining(["H1", "P", "H2", "L", "Table", "TH", "Figure", "Link"]));
  const alts = (await structureOf(pdf, 2)).flatMap(({ alt }) => alt ?? []);
  expect(alts.join(" ")).toContain("otwór baterii Ø 35 mm; tylna krawędź umywalki");
});
