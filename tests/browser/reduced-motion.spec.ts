import type { Page } from "@playwright/test";
import { pages, pagesWithQueries } from "../support/pages";
import { expect, openHydrated, test } from "./support/test";

/** Elements, hidden panels included, that would move for longer than a visitor can notice: 1 ms. */
function movingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moves = /all|transform|translate|scale|rotate|inset|top|left|width|height|margin/;
    const milliseconds = (list: string) =>
      Math.max(
        ...list.split(",").map((time) => Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1_000)),
      );
    const isMoving = (style: CSSStyleDeclaration) =>
      (moves.test(style.transitionProperty) && milliseconds(style.transitionDuration) > 1) ||
      (style.animationName !== "none" && milliseconds(style.animationDuration) > 1) ||
      style.scrollBehavior === "smooth";
    return [...document.querySelectorAll("*")]
      .filter((element) =>
        [undefined, "::before", "::after", "::backdrop"].some((part) =>
          isMoving(getComputedStyle(element, part)),
        ),
      )
      .map((element) => `${element.localName}.${element.classList.value}`);
  });
}

test.use({
  allowedConsoleErrors: [/status of 40[04]/],
  contextOptions: { reducedMotion: "reduce" },
});

test("nothing moves for visitors who want it so", { tag: "@desktop" }, async ({ page }) => {
  test.slow();
  for (const path of [...pages, ...pagesWithQueries]) {
    await page.goto(path);
    expect(await movingElements(page), path).toEqual([]);
  }
});

test("what opens does not move for visitors who want it so", { tag: "@desktop" }, async ({ page }) => {
  await openHydrated(page, "/o-nas");
  await page.getByRole("banner").getByRole("link", { name: "Produkty" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Prysznice" }).focus();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Prysznice" })).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Szukaj" }).click();
  await page.getByLabel("Czego szukasz?").pressSequentially("bateria");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await movingElements(page)).toEqual([]);
});
