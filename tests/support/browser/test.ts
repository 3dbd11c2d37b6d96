import { createHash } from "node:crypto";
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

/** Playwright's test in which nothing may be written to the browser's console as an error. */
export const test = base.extend<{ quietConsole: undefined; allowedConsoleErrors: RegExp[] }>({
  allowedConsoleErrors: [[], { option: true }],
  // Each journey is a caller of its own, so that none uses up another's share of posts.
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) => {
    const [a, b, c] = createHash("sha256").update(testId).digest();
    await use({ "X-Forwarded-For": `10.${a}.${b}.${c}` });
  },
  quietConsole: [
    async ({ page, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === "error") errors.push(message.text());
      };
      const onError = (error: Error) => errors.push(String(error));
      page.on("console", onMessage).on("pageerror", onError);
      await use(undefined);
      page.off("console", onMessage).off("pageerror", onError);
      expect(errors.filter((text) => !allowedConsoleErrors.some((one) => one.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts run; before, links and forms are the browser's. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Gives the page its first input, which starts its scripts, and waits for them. */
export async function hydrated(page: Page) {
  await page.keyboard.press("Shift");
  await scriptsRun(page);
}

/** Waits until the page's scripts run: they check the current theme in its menu. */
export const scriptsRun = (page: Page) => expect(page.locator("[name=theme]:checked")).toHaveCount(1);

export { expect };
