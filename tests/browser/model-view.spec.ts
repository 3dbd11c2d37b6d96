import { expect, openHydrated, test } from "./support/test";

const address = "/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat";
const mesh = "**/models/lira-bateria-umywalkowa-niska/preview.glb";

// Machines without a graphics card draw with the processor: that takes seconds, and fewer for a small picture.
const drawn = { timeout: 60_000 };
test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 400, height: 800 } });

test("a product is seen in 3D when asked for, and turned with the keyboard (16.5)", async ({ page }) => {
  let loaded = false;
  await page.route(mesh, (route) => {
    loaded = true;
    return route.continue();
  });
  await openHydrated(page, address);
  const show = page.getByRole("button", { name: "Zobacz w 3D" });
  await expect(show).toBeVisible();
  expect(loaded).toBe(false);
  await show.click();
  const view = page.getByRole("slider", { name: "Obrót modelu 3D: Bateria umywalkowa niska Lira" });
  await expect(page.getByRole("button", { name: "Obróć w prawo" })).toBeVisible(drawn);
  expect(loaded).toBe(true);

  const fromTheRight = await view.screenshot();
  await view.press("ArrowRight");
  await expect(view).toHaveAttribute("aria-valuetext", "45°");
  expect(await view.screenshot()).not.toEqual(fromTheRight);

  const whole = await view.screenshot();
  await view.hover();
  const scrolled = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, -300);
  await expect(async () => expect(await view.screenshot()).not.toEqual(whole)).toPass(drawn);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await page.getByRole("button", { name: "Zobacz zdjęcia" }).click();
  await expect(view).toBeHidden();
});

test.describe("a model that cannot be loaded", () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test("leaves everything in sight on a laptop", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.route(mesh, (route) => route.fulfill({ status: 503 }));
    await openHydrated(page, address);
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
  });

  test("is offered again and as a file (16.5)", async ({ page }) => {
    await page.route(mesh, (route) => route.fulfill({ status: 503 }));
    await openHydrated(page, address);
    await page.getByRole("button", { name: "Zobacz w 3D" }).click();
    await expect(page.getByText("Nie udało się wczytać modelu 3D.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Pobierz model (GLB)" })).toBeVisible();
    await page.unroute(mesh);
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page.getByRole("button", { name: "Obróć w prawo" })).toBeVisible(drawn);
  });
});

test("without scripts the model is a file", { tag: "@only-without-js" }, async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole("link", { name: "GLB" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Zobacz w 3D" })).toBeHidden();
});
