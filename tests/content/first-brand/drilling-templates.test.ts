import { describe, expect, test } from "vitest";
import { hasPairTemplate, pairTemplate } from "~/fit/templates/kinds/pair-template";
import { productTemplate } from "~/fit/templates/kinds/product-template";
import { papers, planSheets } from "~/fit/templates/sheets";
import type { DrillingTemplate } from "~/fit/templates/template";
import { openPdf } from "../../support/readers/pdf";
import { contentRange } from "../../support/samples/content-range";
import { templatePdf } from "../../support/samples/template-samples";

const { catalogue, partners, geometries } = contentRange;
const { products } = catalogue;
/** Maximum size of a template in bytes, and maximum number of its sheets. */
const mostBytes = 170_000;
const mostSheets = 15;

const checks = products.flatMap(({ slug }, index) =>
  products.slice(index + 1).flatMap((other) => partners.fitting(slug, other.slug) ?? []),
);

/** Renders every template as a PDF and compares its pages with the plan. */
async function expectPdfs(templates: readonly DrillingTemplate[], paper: "a4" | "a3") {
  for (const template of templates) {
    const name = template.codes.join(", ");
    const { sheets } = planSheets(template, paper);
    const bytes = await templatePdf(template, paper);
    expect(bytes.byteLength, name).toBeLessThan(mostBytes);
    expect(sheets.length, name).toBeLessThanOrEqual(mostSheets);
    expect((await openPdf(bytes)).numPages, name).toBe(sheets.length + 1);
  }
}

describe("every template can be made, in few bytes and on few sheets (26.12)", () => {
  test("of each pair with a distance, at its ends and in between", async () => {
    const adjustable = checks.filter(({ distance, verdict }) => distance && verdict !== "fails");
    expect(adjustable.length).toBeGreaterThan(0);
    for (const { first, second, distance } of adjustable) {
      const { min = 0, max = 0 } = distance ?? {};
      for (const value of [min, Math.round((min + max) / 2), max]) {
        const check = partners.fitting(first.slug, second.slug, value);
        if (!check || check.verdict === "fails") continue;
        const template = pairTemplate(check, contentRange);
        expect(template?.marks.length, `${first.code}, ${second.code}, ${value}`).toBeGreaterThan(0);
      }
    }
    await expectPdfs(
      adjustable.flatMap((check) => pairTemplate(check, contentRange) ?? []),
      "a4",
    );
  });

  test("of each other pair that is drilled for", async () => {
    const fixed = checks.filter((check) => !check.distance && hasPairTemplate(check));
    const templates = fixed.flatMap((check) => pairTemplate(check, contentRange) ?? []);
    expect(templates).toHaveLength(fixed.length);
    await expectPdfs(templates, "a4");
  });

  test.each(papers)("of each product on or in a wall, on %s", async (paper) => {
    const own = products.filter(({ slug }) => {
      const geometry = geometries.get(slug);
      return geometry?.mount === "wall" || geometry?.mount === "wall-hung" || geometry?.depthRange;
    });
    const templates = own.flatMap((product) => productTemplate(product, contentRange) ?? []);
    expect(templates).toHaveLength(own.length);
    await expectPdfs(templates, paper);
  });
});

test("no template is offered of products that do not fit (26.12)", () => {
  for (const check of checks)
    if (check.verdict === "fails") expect(pairTemplate(check, contentRange)).toBeNull();
});

test("what the rules say is what the template has: distances, and heights over counter and floor (26.12)", () => {
  for (const check of checks) {
    const template = pairTemplate(check, contentRange);
    const [main] = template?.levels ?? [];
    if (!template || !main) continue;
    const name = template.codes.join(", ");
    if (check.pair === "deck-tap-countertop-basin" || check.pair === "floor-mixer-bath")
      expect(main.y - (template.marks[0]?.y ?? 0), name).toBe(check.distance?.value);
    const height = main.note?.match(/(\d+).mm nad/)?.[1];
    if (height)
      expect(template.facts.map(({ value }) => value).join("\n"), name).toMatch(
        new RegExp(`\\b${height}\\b`),
      );
  }
});
