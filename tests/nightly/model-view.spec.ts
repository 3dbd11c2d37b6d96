import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { violations } from "../support/browser/axe";
import { smallTargets } from "../support/browser/small-targets";
import { expect, openHydrated, test } from "../support/browser/test";

const path = "/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat";

// Machines without a graphics card draw with the processor: that takes seconds, and fewer for a small picture.
test.use({ viewport: { width: 400, height: 800 } });

/** Edges of what is black in a picture of an element: left, right, top, bottom, in percent of its size. */
async function darkArea(element: Locator): Promise<number[]> {
  const grey = sharp(await element.screenshot()).greyscale();
  const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
  const [across, down]: number[][] = [[], []];
  data.forEach((light, place) => {
    const [x, y] = [(place % info.width) / info.width, Math.floor(place / info.width) / info.height];
    // Without the upper and the lower edge, where the instructions and the controls are.
    if (light > 70 || y < 0.08 || y > 0.88) return;
    across?.push(x * 100);
    down?.push(y * 100);
  });
  return [across, down].flatMap((places = []) => [
    places.reduce((least, place) => Math.min(least, place), 100),
    places.reduce((most, place) => Math.max(most, place), 0),
  ]);
}

test("the model opens where its picture shows it (16.5)", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, path);
  const pictures = page.getByRole("region", { name: "Zdjęcia" });
  const photograph = await darkArea(pictures.getByRole("img").first());
  await page.getByRole("button", { name: "Zobacz w 3D" }).click();
  await expect(page.getByRole("button", { name: "Obróć w prawo" })).toBeVisible();
  await expect(async () => {
    const model = await darkArea(page.getByRole("slider"));
    // The black tap covers the same part of the frame, within 3 %.
    for (const [place, edge] of photograph.entries())
      expect(Math.abs((model[place] ?? 0) - edge)).toBeLessThan(3);
  }).toPass();
});

test("the open view can be used by everyone (24.1, 24.4)", { tag: "@only-phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, path);
  await page.getByRole("button", { name: "Zobacz w 3D" }).click();
  const measures = page.getByRole("button", { name: "Wymiary w mm" });
  await expect(measures).toBeVisible();
  await measures.click();
  expect(await smallTargets(page, 43.5)).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
