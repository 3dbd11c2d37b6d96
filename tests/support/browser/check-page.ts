import { expect, type Page, test } from "@playwright/test";
import { type everyMode, violations } from "./axe";
import { changesByScripts } from "./every-start";
import { smallTargets } from "./small-targets";

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
