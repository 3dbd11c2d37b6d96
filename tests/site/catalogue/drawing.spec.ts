import { expect, test } from "../../support/browser/lasting-page";

const mixer = "/produkt/lira-bateria-umywalkowa-niska";

test("a drawing's views fit the window, with numbers of 12 px or more (16.12)", async ({ page }) => {
  await page.goto(mixer);
  const drawing = page.getByRole("region", { name: "Rysunek" });
  const views = drawing.getByRole("img");
  await expect(views).toHaveCount(3);
  await expect(drawing.getByRole("img", { name: /widok z boku: 115, 102, 153 mm/ })).toBeVisible();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const places = await views.evaluateAll((all) =>
      all.map((view) => {
        const { left, right, top, bottom } = view.getBoundingClientRect();
        const numbers = [...view.querySelectorAll("text")].map((number) => {
          const { a, b } = number.getScreenCTM() ?? { a: 0, b: 0 };
          return Number.parseFloat(getComputedStyle(number).fontSize) * Math.hypot(a, b);
        });
        return { left, right, top, bottom, smallest: Math.min(...numbers) };
      }),
    );
    for (const { left, right, smallest } of places) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(smallest).toBeGreaterThanOrEqual(12);
    }
    const [front, side] = places;
    if (width < 768) expect(side?.top).toBeGreaterThanOrEqual(front?.bottom ?? Number.NaN);
    else expect(side?.left).toBeGreaterThanOrEqual(front?.right ?? Number.NaN);
  }
});
