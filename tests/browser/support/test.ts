import { createHash } from "node:crypto";
import { test as base, expect, type Page } from "@playwright/test";

/** Playwright's test in which nothing may be written to the browser's console as an error. */
export const test = base.extend<{ quietConsole: undefined; allowedConsoleErrors: RegExp[] }>({
  allowedConsoleErrors: [[], { option: true }],
  // Each journey is a caller of its own, so that none uses up another's share of posts.
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId, retry }) => {
    const [a, b, c] = createHash("sha256").update(`${testId} ${retry}`).digest();
    await use({ "X-Forwarded-For": `10.${a}.${b}.${c}` });
  },
  quietConsole: [
    async ({ page, allowedConsoleErrors }, use) => {
      const errors: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(message.text());
      });
      page.on("pageerror", (error) => errors.push(String(error)));
      await use(undefined);
      expect(errors.filter((text) => !allowedConsoleErrors.some((allowed) => allowed.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its scripts run; before, links and forms are the browser's. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  // It comes with the scripts.
  await expect(page.getByRole("button", { name: "Motyw" })).toBeVisible();
}

export { expect };
