import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../../support/browser/lasting-page";

type Stop = { name: string; isInFooter: boolean; faults: string[] };

/** The element that has the focus and what is wrong with it; `null` when the focus is nowhere on the page. */
function currentStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    // The skip link comes into the window with the focus, by a transition of a frame.
    if (focused.matches(".skip-link"))
      await Promise.all(focused.getAnimations().map(({ finished }) => finished));
    const header = document.querySelector("header");
    const { top, bottom } = focused.getBoundingClientRect();
    const style = getComputedStyle(focused);
    const isBelowHeader = header && !header.contains(focused) && style.position !== "fixed";
    const covered = isBelowHeader ? header.getBoundingClientRect().bottom : 0;
    const shape = focused.querySelector("path");
    const hasOutline = style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
    // A voivodeship of the map shows the focus by its border.
    const hasStroke = shape !== null && Number.parseFloat(getComputedStyle(shape).strokeWidth) >= 8;
    const faults = [
      ...(hasOutline || hasStroke ? [] : ["no focus ring"]),
      ...(bottom <= covered + 1 ? ["under the header"] : []),
      ...(top >= innerHeight || bottom <= 0 ? ["out of the window"] : []),
    ];
    const name = focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40) ?? "";
    return { name: `${focused.localName} ${name}`, isInFooter: focused.closest("footer") !== null, faults };
  });
}

/** Presses the key until the focus leaves the page; returns the stops. */
async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
}

const faultsOf = (stops: Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

/**
 * Together these pages have every kind of control: menus, filters, sorting, gallery, 3D view, map, questions, and, in
 * the footer, the form of the newsletter.
 */
const walks: Record<string, { tag?: string }> = {
  "/": {},
  "/produkty/4100-baterie-umywalkowe": { tag: "@core" },
  "/produkt/lira-bateria-umywalkowa-niska": { tag: "@core" },
  "/punkty-sprzedazy?wojewodztwo=opolskie": {},
  "/qanda": {},
};

for (const [path, details] of Object.entries(walks)) {
  test(`the Tab key leads through ${path}, always in sight (24.2)`, details, async ({ page }) => {
    test.slow();
    await openHydrated(page, path);
    const there = await walk(page);
    expect(there[0]?.name).toBe("a Przejdź do treści");
    expect(there.at(-1)?.isInFooter).toBe(true);
    // The footer's columns are always open: their summaries do nothing.
    expect(there.filter(({ name, isInFooter }) => isInFooter && name.startsWith("summary"))).toEqual([]);
    expect(faultsOf(there)).toEqual([]);
  });
}

test("Shift and Tab lead back to the top, nothing under the header (24.2)", async ({ page }) => {
  test.slow();
  await openHydrated(page, "/produkty/4100-baterie-umywalkowe");
  const toAProduct = page.getByRole("link", { name: "Bateria umywalkowa niska Lira" });
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  const back = await walk(page, "Shift+Tab");
  expect(back.map(({ name }) => name)).toContain(`a ${await toAProduct.textContent()}`);
  expect([back.at(-1)?.name, faultsOf(back)]).toEqual(["a Przejdź do treści", []]);
});

test("the focus ring, and what is chosen, are seen in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHydrated(page, "/newsletter");
  const chosen = page.getByRole("link", { name: "PL", exact: true }).first();
  await expect(chosen).toHaveCSS("outline-style", "solid");
  expect(faultsOf(await walk(page))).toEqual([]);
});

test("a closed panel gives focus back (3.4)", { tag: ["@core", "@phone"] }, async ({ page, isMobile }) => {
  await openHydrated(page, "/produkty/4100-baterie-umywalkowe");
  const names = isMobile ? ["Motyw", "Szukaj", "Otwórz menu", "Filtry"] : ["Motyw", "Szukaj"];
  for (const name of names) {
    const opener = page.getByRole("button", { name, exact: true }).first();
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(":popover-open, dialog[open]")).toBeVisible();
    await page.keyboard.press("Tab");
    expect(await currentStop(page)).not.toBeNull();
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open, dialog[open]")).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

test("a panel gives the focus back after a press that gave its opener none, as in Safari (3.4, 4.5)", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await openHydrated(page, "/produkt/lira-bateria-umywalkowa-niska");
  await page.evaluate(() => addEventListener("mousedown", (event) => event.preventDefault()));
  const main = page.getByRole("main");
  const openers = [
    page.getByRole("button", { name: "Motyw" }),
    page.getByRole("button", { name: "Szukaj", exact: true }).first(),
    isMobile
      ? page.getByRole("button", { name: "Otwórz menu" })
      : page.getByRole("navigation", { name: "Główne menu" }).getByRole("link", { name: "Produkty" }),
    main.getByRole("link", { name: "Powiększ rysunek" }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(page.locator(":popover-open, dialog[open]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(":popover-open, dialog[open]")).toBeHidden();
    await expect(opener).toBeFocused();
  }
});
