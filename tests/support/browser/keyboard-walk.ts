import type { Page } from "@playwright/test";
import { animationsOver } from "./stillness";

type Stop = { name: string; isInFooter: boolean; faults: string[] };

/** The element that has the focus and what is wrong with it; `null` when the focus is nowhere on the page. */
export async function currentStop(page: Page): Promise<Stop | null> {
  // The skip link comes into the window with the focus, by a transition of a frame.
  await animationsOver(page);
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
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
export async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) return stops;
    stops.push(stop);
  }
}

export const faultsOf = (stops: Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
