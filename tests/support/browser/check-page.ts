import { expect, type Page, test } from "@playwright/test";
import { type everyMode, violations } from "./axe";
import { smallTargets } from "./small-targets";
import { hydrated } from "./test";

/**
 * Scrolls a page, types into its fields and focuses the first, before its scripts have run; then starts them.
 * @returns what they changed: an element that is gone or has moved, lost text, focus or place
 */
async function changesByScripts(page: Page): Promise<string[]> {
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

/** Checks what holds for every page, whatever its kind. @param least width and height of a control, in px */
export async function checkPage(
  page: Page,
  path: string,
  least: number,
  modes: typeof everyMode,
): Promise<void> {
  await page.goto(path);
  await test.step(`nothing on ${path} changes when its scripts start`, async () => {
    expect.soft(await changesByScripts(page), path).toEqual([]);
  });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await test.step(`every control of ${path} can be hit`, async () => {
    expect.soft(await smallTargets(page, least), path).toEqual([]);
  });
  await test.step(`${path} follows WCAG 2.2 AA`, async () => {
    expect.soft(await violations(page, modes), path).toEqual([]);
  });
}
