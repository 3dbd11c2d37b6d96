import { violations } from "../support/browser/axe";
import { smallTargets } from "../support/browser/small-targets";
import { expect, openHydrated, test } from "../support/browser/test";

const path = "/produkt/lira-bateria-umywalkowa-niska?wykonczenie=czarny-mat";

// Machines without a graphics card draw with the processor: that takes seconds, and fewer for a small picture.
test.use({ viewport: { width: 400, height: 800 } });

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
