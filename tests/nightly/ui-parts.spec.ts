import { everyMode, violations } from "../support/browser/axe";
import { onOwnSite } from "../support/browser/on-own-site";
import { run } from "../support/browser/server";
import { expect, openHydrated } from "../support/browser/test";
import { startSite } from "../support/site/site";

/** The development site, which alone has the page of all parts. */
const test = onOwnSite(() =>
  startSite({
    command: ["node_modules/tsx/dist/cli.mjs", "server.ts"],
    cwd: run.site,
    env: { NODE_ENV: "development" },
  }),
);

// In one worker: a second one would start another development site.
test.describe.configure({ mode: "default" });

test("each part of the interface follows WCAG in both themes, also a toast (24.1)", async ({ page }) => {
  await openHydrated(page, "/dev/ui");
  await page.getByRole("button", { name: "Powiadom" }).click();
  await expect(page.getByRole("region", { name: "Powiadomienia" }).getByText("Tytuł")).toBeVisible();
  // The toast's timeout is paused while the focus is on it.
  await page.keyboard.press("F8");
  expect(await violations(page, everyMode)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a link among data has the text's colour and a line that gets thicker (23.7)", async ({ page }) => {
  await page.goto("/dev/ui");
  for (const theme of ["Motyw jasny", "Motyw ciemny"]) {
    const part = page.getByRole("region", { name: theme });
    const link = part.getByRole("link", { name: "Numer części" });
    const ofText = await part.getByText("Regulator").evaluate((text) => getComputedStyle(text).color);
    await expect(link).toHaveCSS("color", ofText);
    await expect(link).toHaveCSS("text-decoration-line", "underline");
    await expect(link).toHaveCSS("text-decoration-thickness", "1px");
    await link.hover();
    await expect(link).toHaveCSS("text-decoration-thickness", "2px");
    await page.mouse.move(0, 0);
    await expect(link).toHaveCSS("text-decoration-thickness", "1px");
    await part.getByRole("checkbox", { name: "Zgoda" }).focus();
    await page.keyboard.press("Tab");
    await expect(link).toHaveCSS("text-decoration-thickness", "2px");
  }
});
