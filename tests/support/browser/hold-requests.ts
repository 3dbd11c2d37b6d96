import type { Page } from "@playwright/test";

/** Holds back the responses to a page's requests until the returned function is called. @param address glob */
export async function holdRequests(page: Page, address: string) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The page's modules. */
export const scripts = "**/assets/*.js";
