import type { Locator, Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { smallTargets } from "../../support/browser/small-targets";

const basin = "/produkt/misa-umywalka-nablatowa-okragla";

const pictures = (page: Page) => page.getByRole("region", { name: "Zdjęcia" });
/** All `<img>`s of a picture on the page: the large one first, if it is shown, then the thumbnail. */
const inSight = (page: Page, name: string) => pictures(page).getByRole("img", { name, exact: true });
const packshot = "Umywalka nablatowa okrągła Misa, biały";
const scene = "Umywalka nablatowa okrągła Misa we wnętrzu";
const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;

test("without scripts a small picture leads to the page that shows it large, and the model is a file (16.4, 16.5)", {
  tag: "@only-without-js",
}, async ({ page }) => {
  await page.goto(basin);
  const width = await widthOf(inSight(page, packshot).first());
  await expect(inSight(page, scene)).toHaveCount(1);
  await pictures(page).getByRole("link", { name: scene }).click();
  await expect(page).toHaveURL(`${basin}#zdjecie-2`);
  await expect(inSight(page, scene)).toHaveCount(2);
  expect(await widthOf(inSight(page, scene).first())).toBe(width);
  await expect(inSight(page, packshot)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "GLB" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Zobacz w 3D" })).toBeHidden();
});

test("the dialog enlarges a picture by press, key and button (16.4)", { tag: "@core" }, async ({ page }) => {
  await openHydrated(page, basin);
  const open = page.getByRole("button", { name: "Powiększ zdjęcie" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Powiększenie" });
  const picture = dialog.getByRole("img", { name: packshot });
  // Height of the window minus the toolbar.
  const whole = 732;
  await expect.poll(() => widthOf(picture)).toBe(whole);
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(picture)).toBe(whole * 2.5);
  await dialog.getByRole("button", { name: "Powiększ" }).click();
  await expect.poll(() => widthOf(picture)).toBe(whole * 6);
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expect.poll(() => widthOf(picture)).toBe(whole);

  // The picture is enlarged around the point that was pressed.
  const corner = { x: 732 * 0.75, y: 732 * 0.25 };
  const before = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  await picture.click({ position: corner });
  await expect.poll(() => widthOf(picture)).toBe(whole * 2.5);
  const after = (await picture.boundingBox()) ?? { x: 0, y: 0 };
  expect(after.x + corner.x * 2.5).toBeCloseTo(before.x + corner.x, -1);
  expect(after.y + corner.y * 2.5).toBeCloseTo(before.y + corner.y, -1);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeGreaterThan(after.x);
  await page.mouse.click(640, 300);
  await expect.poll(() => widthOf(picture)).toBe(whole);
  await dialog.getByRole("button", { name: "Zamknij" }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

const tap = "/produkt/lira-bateria-umywalkowa-wysoka";
const tapName = "Bateria umywalkowa wysoka Lira";

test("the dialog leads through all pictures, and leaves no history (16.4)", async ({ page }) => {
  await openHydrated(page, tap);
  const entries = await page.evaluate(() => history.length);
  const open = page.getByRole("button", { name: "Powiększ zdjęcie" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Powiększenie" });
  const caption = dialog.getByRole("status");
  await expect(caption).toHaveText("Chrom · 1 z 3");
  await dialog.getByRole("button", { name: "Następne zdjęcie" }).click();
  await expect(caption).toHaveText("We wnętrzu, chrom · 2 z 3");
  await expect(dialog.getByRole("img", { name: `${tapName} we wnętrzu, chrom` })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(caption).toHaveText("We wnętrzu, złoto szczotkowane · 3 z 3");
  await page.keyboard.press("ArrowRight");
  await expect(caption).toHaveText("Chrom · 1 z 3");
  await page.keyboard.press("ArrowLeft");
  await expect(caption).toHaveText("We wnętrzu, złoto szczotkowane · 3 z 3");

  // In an enlarged picture, the arrow keys move the visible part.
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowLeft");
  await expect(caption).toHaveText("We wnętrzu, złoto szczotkowane · 3 z 3");
  await dialog.getByRole("button", { name: "Poprzednie zdjęcie" }).click();
  await expect(caption).toHaveText("We wnętrzu, chrom · 2 z 3");
  const whole = page.viewportSize()?.width ?? 0;
  const scene = dialog.getByRole("img", { name: `${tapName} we wnętrzu, chrom` });
  await expect.poll(() => widthOf(scene)).toBeLessThanOrEqual(whole);

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(inSight(page, `${tapName} we wnętrzu, chrom`)).toHaveCount(2);
  await expect(page).toHaveURL(tap);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("everyone can use the dialog, which closes in the corner, within a thumb's reach on a phone (16.4, 24.1, 24.4)", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await openHydrated(page, tap);
  await page.getByRole("button", { name: "Powiększ zdjęcie" }).click();
  const close = page.getByRole("dialog").getByRole("button", { name: "Zamknij" });
  await expect(close).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const { x = 0, y = 0 } = (await close.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(width - 80);
  if (isMobile) expect(y).toBeGreaterThan(height - 80);
  else expect(y).toBeLessThan(40);
  await expect(page.getByRole("dialog").getByRole("status")).toHaveText("Chrom · 1 z 3");
  expect(await smallTargets(page, isMobile ? 43.5 : 24)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await close.click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a swipe leads on, a pinch is the browser's (16.4)", {
  tag: ["@core", "@only-phone"],
}, async ({ page }) => {
  await openHydrated(page, tap);
  await page.getByRole("button", { name: "Powiększ zdjęcie" }).tap();
  const dialog = page.getByRole("dialog", { name: "Powiększenie" });
  await expect(dialog.getByRole("status")).toHaveText("Chrom · 1 z 3");
  const fingers = await page.context().newCDPSession(page);
  await fingers.send("Input.synthesizeScrollGesture", { x: 300, y: 400, xDistance: -250, speed: 2_000 });
  await expect(dialog.getByRole("status")).toHaveText("We wnętrzu, chrom · 2 z 3");
  await fingers.send("Input.synthesizePinchGesture", { x: 195, y: 400, scaleFactor: 2 });
  expect(await page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
});
