import { expect, test } from "../../support/browser/lasting-page";

const basin = "misa-umywalka-nablatowa-owalna";

/** Pages with drawings of a product, a part and pairs: the drawings' names, descriptions and minimum height of numbers in px. */
const drawn = [
  {
    path: "/produkt/lira-bateria-umywalkowa-niska",
    name: /widok z (boku: 115, 102, 153 mm|przodu|góry)/,
    described: /^/,
    views: 3,
    least: 12,
  },
  {
    path: "/czesci-zamienne/CZ-1124",
    name: /^Aerator.*widok z boku/,
    described: /Gwint zewnętrzny: M24×1, Średnica czoła: 26.mm/,
    views: 1,
    least: 14,
  },
  ...[
    `a=lira-bateria-umywalkowa-wysoka&b=${basin}`,
    `a=lira-bateria-umywalkowa-podtynkowa&b=${basin}`,
    "a=osta-bateria-wannowa-wolnostojaca&b=tafla-wanna-wolnostojaca-owalna-1650",
  ].map((pair) => ({
    path: `/dopasowanie?${pair}`,
    name: /^Bateria .* i /,
    described: /mm/,
    views: 1,
    least: 14,
  })),
];

for (const { path, name, described, views, least } of drawn) {
  // Another test checks on every page that numbers are neither cut off nor overlap.
  test(`the drawing of ${path} fits the window, with legible numbers at every width (16.12, 16.21, 26.3)`, async ({
    page,
  }) => {
    await page.goto(path);
    const drawings = page.getByRole("main").getByRole("img", { name });
    await expect(drawings).toHaveCount(views);
    await expect(drawings.first()).toHaveAccessibleDescription(described);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const places = await drawings.evaluateAll((all) =>
        all.map((drawing) => {
          const { left, right, top, bottom } = drawing.getBoundingClientRect();
          const numbers = [...(drawing.closest("figure") ?? drawing).querySelectorAll("text")].map(
            (number) => {
              const { a, b } = number.getScreenCTM() ?? { a: 0, b: 0 };
              return Number.parseFloat(getComputedStyle(number).fontSize) * Math.hypot(a, b);
            },
          );
          return { left, right, top, bottom, count: numbers.length, smallest: Math.min(...numbers) };
        }),
      );
      for (const { left, right, count, smallest } of places) {
        expect(count).toBeGreaterThan(0);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        expect(Math.round(10 * smallest)).toBeGreaterThanOrEqual(10 * least);
      }
      const [front, side] = places;
      if (width < 768 && side) expect(side.top).toBeGreaterThanOrEqual(front?.bottom ?? Number.NaN);
      else if (side) expect(side.left).toBeGreaterThanOrEqual(front?.right ?? Number.NaN);
    }
  });
}
