import type { Locator, Page } from "@playwright/test";
import { violations } from "../../support/browser/axe";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";
import { smallTargets } from "../../support/browser/small-targets";

const basin = "/produkt/misa-umywalka-nablatowa-okragla";

const pictures = (page: Page) => page.getByRole("region", { name: "Zdjęcia" });
/**
 * A picture's images on the page: its thumbnail, and before it, if the picture is the one shown large, the large one.
 */
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

test("an address with a picture shows it with scripts too, and a press another", async ({ page }) => {
  await openHydrated(page, `${basin}#zdjecie-2`);
  await expect(pictures(page).getByRole("link", { name: scene })).toHaveAttribute("aria-current", "true");
  await expect(inSight(page, packshot)).toHaveCount(1);
  await pictures(page).getByRole("link", { name: packshot }).click();
  await expect(inSight(page, packshot)).toHaveCount(2);
  await expect(page).toHaveURL(`${basin}#zdjecie-2`);
});

test("with Ctrl a small picture and a drawing open in a tab of their own", async ({ page }) => {
  const context = page.context();
  await openHydrated(page, basin);
  const pressed = [
    pictures(page).getByRole("link", { name: scene }),
    page.getByRole("link", { name: "Powiększ rysunek" }),
  ];
  for (const link of pressed) {
    const opened = context.waitForEvent("page");
    await link.click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
  }
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(inSight(page, packshot)).toHaveCount(2);
});

test("the large picture opens in a dialog and is made larger by press, key and wheel (16.4)", {
  tag: "@core",
}, async ({ page }) => {
  await openHydrated(page, basin);
  const open = page.getByRole("button", { name: "Powiększ zdjęcie" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "Powiększenie" });
  const picture = dialog.getByRole("img", { name: packshot });
  // Height of the window minus the toolbar.
  const whole = 732;
  await expect.poll(() => widthOf(picture)).toBe(whole);
  await page.keyboard.press("+");
  await expect.poll(() => widthOf(picture)).toBe(whole * 1.5);
  await page.keyboard.press("-");
  await expect.poll(() => widthOf(picture)).toBe(whole);
  await picture.click();
  await expect.poll(() => widthOf(picture)).toBe(whole * 2.5);
  await picture.click();
  await expect.poll(() => widthOf(picture)).toBe(whole);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 1.1);
  await dialog.getByRole("button", { name: "Zamknij" }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

const tap = "/produkt/lira-bateria-umywalkowa-wysoka";
const tapName = "Bateria umywalkowa wysoka Lira";

test("the dialog leads through all pictures, with their finish, and leaves no trace in the history (16.4)", async ({
  page,
}) => {
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

  // In a larger picture the arrows move what is seen of it.
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowLeft");
  await expect(caption).toHaveText("We wnętrzu, złoto szczotkowane · 3 z 3");
  await dialog.getByRole("button", { name: "Poprzednie zdjęcie" }).click();
  await expect(caption).toHaveText("We wnętrzu, chrom · 2 z 3");
  const whole = page.viewportSize()?.width ?? 0;
  await expect.poll(() => widthOf(dialog.getByRole("img"))).toBeLessThanOrEqual(whole);

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

test("a swipe leads to the next picture, one down closes (16.4)", { tag: ["@core", "@only-phone"] }, async ({
  page,
}) => {
  await openHydrated(page, tap);
  await page.getByRole("button", { name: "Powiększ zdjęcie" }).tap();
  const dialog = page.getByRole("dialog", { name: "Powiększenie" });
  const caption = dialog.getByRole("status");
  await expect(caption).toHaveText("Chrom · 1 z 3");
  const finger = await page.context().newCDPSession(page);
  const swipe = async (right: number, down: number) => {
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", share = 0) =>
      finger.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: 195 + right * share, y: 400 + down * share }],
      });
    await touch("touchStart");
    for (const share of [0.3, 0.6, 1]) await touch("touchMove", share);
    await touch("touchEnd");
  };
  await swipe(-120, 10);
  await expect(caption).toHaveText("We wnętrzu, chrom · 2 z 3");
  await swipe(120, -10);
  await expect(caption).toHaveText("Chrom · 1 z 3");
  await swipe(10, 160);
  await expect(dialog).toBeHidden();
});

test("two fingers make a picture larger (16.4)", { tag: "@only-phone" }, async ({ page }) => {
  await openHydrated(page, basin);
  await page.getByRole("button", { name: "Powiększ zdjęcie" }).tap();
  const picture = page.getByRole("dialog", { name: "Powiększenie" }).getByRole("img", { name: packshot });
  await expect.poll(() => widthOf(picture)).toBe(390);
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", spread?: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: spread ? [-1, 1].map((side, id) => ({ x: 195 + side * spread, y: 420, id })) : [],
    });
  await touch("touchStart", 40);
  await touch("touchMove", 60);
  await touch("touchMove", 80);
  await touch("touchEnd");
  await expect.poll(() => widthOf(picture)).toBeCloseTo(780, 0);
});
