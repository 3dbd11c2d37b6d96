import { expect, test } from "vitest";
import { hasPairTemplate, pairTemplate } from "~/fit/templates/kinds/pair-template";
import { productTemplate } from "~/fit/templates/kinds/product-template";
import { planSheets } from "~/fit/templates/sheets";
import { contentRange } from "../../support/samples/content-range";

const { catalogue, partners, geometries } = contentRange;
const { products } = catalogue;

const checks = products.flatMap(({ slug }, index) =>
  products.slice(index + 1).flatMap((other) => partners.fitting(slug, other.slug) ?? []),
);

test("what is drilled for has a template of few sheets, which meet beside its marks and axes, at any distance (26.12)", () => {
  const drilled = checks
    .filter((check) => check.verdict !== "fails" && (check.distance || hasPairTemplate(check)))
    .flatMap((check) => {
      if (!check.distance) return check;
      const { min, max } = check.distance;
      const at = (distance: number) => partners.fitting(check.first.slug, check.second.slug, distance) ?? [];
      return [min, Math.round((min + max) / 2), max].flatMap(at).filter(({ verdict }) => verdict !== "fails");
    });
  const onWalls = products.filter(({ slug }) => {
    const { mount, depthRange } = geometries.get(slug) ?? {};
    return mount === "wall" || mount === "wall-hung" || depthRange;
  });
  for (const template of [
    ...drilled.map((check) => pairTemplate(check, contentRange)),
    ...onWalls.map((product) => productTemplate(product, contentRange)),
  ]) {
    expect(template?.marks.length).toBeGreaterThan(0);
    if (!template) continue;
    const { sheets } = planSheets(template);
    expect(sheets.length, template.codes.join()).toBeLessThan(16);
    const { marks, axes } = template;
    const columnsAt = (x: number) =>
      new Set(sheets.filter(({ left, right }) => left < x && x < right).map(({ column }) => column));
    const rowsAt = (y: number) =>
      new Set(sheets.filter(({ top, bottom }) => top < y && y < bottom).map(({ row }) => row));
    const glued = [
      ...[...marks, ...axes].filter(({ x }) => columnsAt(x).size > 1),
      ...marks.filter(({ y }) => rowsAt(y).size > 1),
    ];
    expect(glued, template.codes.join()).toEqual([]);
  }
});
