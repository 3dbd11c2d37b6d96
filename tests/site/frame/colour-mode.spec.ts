import type { Page } from "@playwright/test";
import { holdRequests, scripts } from "../../support/browser/hold-requests";
import { expect, openHydrated, test } from "../../support/browser/test";

const scheme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

async function choose(page: Page, name: string) {
  await page.getByRole("button", { name: "Motyw" }).click();
  await page.getByRole("radio", { name }).check();
  await page.keyboard.press("Escape");
}

test("a chosen theme holds before the next page's first paint (8.1)", { tag: "@core" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/");
  await choose(page, "Ciemny");
  // Without the site's modules, only the inline script can have set the theme.
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto("/kontakt");
  expect(await scheme(page)).toBe("dark");
});

test("the theme's button works before the scripts, and without them there is none (8.1)", {
  tag: ["@core", "@phone", "@without-js"],
}, async ({ page, javaScriptEnabled }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const release = await holdRequests(page, scripts);
  await page.goto("/kontakt");
  if (!javaScriptEnabled) return expect(page.getByRole("button", { name: "Motyw" })).toBeHidden();
  await choose(page, "Ciemny");
  release();
  await expect.poll(() => scheme(page)).toBe("dark");
  await page.reload();
  expect(await scheme(page)).toBe("dark");
});

test("a page restored by Back shows what was chosen (8.1, 27.8)", { tag: "@core" }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/o-nas");
  await page.evaluate(() => {
    localStorage.setItem("modrawa:colour-mode", "dark");
    localStorage.setItem("modrawa:projekt", "1.LR-110-CH");
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await scheme(page)).toBe("dark");
  await expect(page.getByRole("link", { name: "Lista projektowa, pozycji: 1" })).toBeVisible();
});

test("the system's theme is followed as it changes, unless the visitor chose one (8.1)", {
  tag: "@without-js",
}, async ({ page, javaScriptEnabled }) => {
  const ground = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  await page.emulateMedia({ colorScheme: "light" });
  await (javaScriptEnabled ? openHydrated(page, "/") : page.goto("/"));
  const light = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(ground).not.toBe(light);
  if (!javaScriptEnabled) return;
  await choose(page, "Jasny");
  await expect.poll(ground).toBe(light);
  await choose(page, "Systemowy");
  await expect.poll(ground).not.toBe(light);
});

test("a new theme appears at once for visitors who prefer reduced motion (8.3)", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await page.goto("/o-nas");
  const fading = await page.evaluate(() => {
    document.documentElement.classList.add("dark");
    return document.getAnimations().length;
  });
  expect(fading).toBe(0);
});
