import type { Page } from "@playwright/test";
import { hydrated } from "./test";

/**
 * Scrolls a page, types into its fields and focuses the first, before its scripts have run; then starts them.
 * @returns what they changed: an element that is gone or has moved, lost text, focus or place
 */
export async function changesByScripts(page: Page): Promise<string[]> {
  const before = await page.evaluateHandle(() => {
    scrollTo({ top: 500, behavior: "instant" });
    const elements = [...document.querySelectorAll("body, body *:not(script, template, symbol, symbol *)")];
    const fields = [...document.querySelectorAll<HTMLInputElement>("main :is(input, textarea)")].filter(
      (field) =>
        field.checkVisibility() && /text|search|email|tel|number/.test(field.type) && !field.readOnly,
    );
    for (const field of fields) field.value = field.type === "number" ? "77" : "wpisane";
    fields[0]?.focus({ preventScroll: true });
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) ? [x, y, width, height] : null;
    };
    return {
      elements: elements.map((element) => ({ element, box: boxOf(element) })),
      boxOf,
      fields,
      focused: document.activeElement,
      top: scrollY,
    };
  });
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })));
  return before.evaluate(({ elements, boxOf, fields, focused, top }) => {
    const nameOf = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
    const isMoved = (was: number[] | null, is: number[] | null) =>
      was && is && was.some((length, place) => Math.abs(length - (is[place] ?? 0)) > 0.5);
    const files = performance.getEntriesByType("resource").map(({ name }) => name);
    return [
      ...(files.some((name) => name.includes("/foreign-nodes-")) ? ["its own nodes count as foreign"] : []),
      ...(scrollY === top ? [] : [`scrolled from ${top} to ${scrollY}`]),
      ...(document.activeElement === focused ? [] : ["the focus is lost"]),
      ...fields
        .filter(({ value }) => !/^(?:77|wpisane)$/.test(value))
        .map(({ name }) => `what was typed into ${name} is lost`),
      ...elements.flatMap(({ element, box }) => {
        if (!element.isConnected) return `gone: ${nameOf(element)}`;
        return isMoved(box, boxOf(element)) ? `moved: ${nameOf(element)}` : [];
      }),
    ];
  });
}

/** From now on a press waits for the scripts until they come: a busy machine may take longer than two seconds. */
export const waitForScripts = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const wait = (work: TimerHandler, ms?: number, ...values: unknown[]) =>
      setTimeout(work, ms === 2_000 ? 60_000 : ms, ...values);
    Object.assign(window, { setTimeout: wait });
  });

/**
 * Opens a page, scrolls to start its scripts, and presses a link, a button or a key some frames later.
 * @param press selector, or a key of one letter
 */
export async function pressAfter(page: Page, path: string, press: string, frames: number) {
  await page.goto(path);
  await page.evaluate(
    ({ press, frames }) => {
      const pressLater = async () => {
        // Now the page listens for a first scroll.
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
        scrollTo({ top: 200, behavior: "instant" });
        for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
        if (press.length === 1)
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key: press, bubbles: true }));
        else document.querySelector<HTMLElement>(press)?.click();
      };
      // Not awaited: what is pressed may lead away from the page, and its answer would be lost with it.
      void pressLater();
    },
    { press, frames },
  );
}
