import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { violations } from "../../support/browser/axe";
import { smallTargets } from "../../support/browser/small-targets";
import { expect, openHydrated, test } from "../../support/browser/test";

const path = "/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat";
const mesh = "**/models/lira-bateria-umywalkowa-niska/preview.glb";

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

test("a product is seen in 3D, with measures, and turned (16.5)", { tag: "@core" }, async ({ page }) => {
  let loaded = false;
  await page.route(mesh, (route) => {
    loaded = true;
    return route.continue();
  });
  await openHydrated(page, path);
  const show = page.getByRole("button", { name: "Zobacz w 3D" });
  await expect(show).toBeVisible();
  expect(loaded).toBe(false);
  await show.click();
  const view = page.getByRole("slider", { name: "Obrót modelu 3D: Bateria umywalkowa niska Lira" });
  await expect(page.getByRole("button", { name: "Obróć w prawo" })).toBeVisible();
  expect(loaded).toBe(true);
  // The model never turns by itself.
  await expect(view).toHaveAttribute("aria-valuetext", "36°");
  const advice = page.getByText("Przeciągnij, aby obrócić");
  await expect(advice).toBeVisible();

  const fromTheRight = await view.screenshot();
  await view.press("ArrowRight");
  await expect(view).toHaveAttribute("aria-valuetext", "51°");
  await expect(advice).toBeHidden();
  await expect(async () => expect(await view.screenshot()).not.toEqual(fromTheRight)).toPass();

  const whole = await view.screenshot();
  await view.hover();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await expect(async () => expect(await view.screenshot()).not.toEqual(whole)).toPass();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  const measures = page.getByRole("button", { name: "Wymiary w mm" });
  await measures.click();
  await expect(measures).toHaveAttribute("aria-pressed", "true");
  const lines = page.getByRole("img", { name: "Szerokość 50 mm, Wysokość 160 mm, Głębokość 153 mm" });
  await expect(lines).toHaveText("50 mm160 mm153 mm");
  await page.getByRole("group", { name: "Obracanie" }).getByRole("button", { name: "Obróć w lewo" }).click();
  await expect(view).toHaveAttribute("aria-valuetext", "36°");
  await measures.click();
  await expect(lines).toHaveCount(0);

  await page.getByRole("button", { name: "Zobacz zdjęcia" }).click();
  await expect(view).toBeHidden();
});

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

test.describe("a model that cannot be loaded", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("leaves all visible on a laptop, and is offered again and as a file (16.5)", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route(mesh, (route) => route.fulfill({ status: 503 }));
    await openHydrated(page, path);
    const switchOver = page.getByRole("button", { name: /Zobacz (w 3D|zdjęcia)/ });
    await expect(switchOver).toBeInViewport({ ratio: 1 });
    await switchOver.click();
    await expect(page.getByText("Nie udało się wczytać modelu 3D.")).toBeVisible();
    const stage = page.getByRole("slider", { name: /Obrót modelu 3D/ });
    await expect(stage).toBeInViewport({ ratio: 1 });
    await expect(switchOver).toBeInViewport({ ratio: 1 });
    await expect(switchOver).toBeFocused();
    const [above, below] = [await stage.boundingBox(), await switchOver.boundingBox()];
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));

    await expect(page.getByRole("link", { name: "Pobierz model (GLB)" })).toBeVisible();
    await page.unroute(mesh);
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page.getByRole("button", { name: "Obróć w prawo" })).toBeVisible();
  });
});
