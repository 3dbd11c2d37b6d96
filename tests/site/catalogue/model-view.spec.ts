import { expect, openHydrated, test } from "../../support/browser/test";

const path = "/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat";
const mesh = "**/models/lira-bateria-umywalkowa-niska/preview.glb";

// Machines without a graphics card draw with the processor: that takes seconds, and fewer for a small picture.
test.use({ viewport: { width: 400, height: 800 } });

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

test.describe("a model that fails", () => {
  test.use({ allowedConsoleErrors: [/status of 503/] });

  test("leaves all visible, and is offered again and as a file (16.5)", async ({ page }) => {
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
    const again = page.waitForRequest(mesh);
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await again;
  });
});
