import type { Page } from "@playwright/test";

/** Holds back the responses to a page's requests until the returned function is called. */
export async function holdRequests(page: Page, address: Parameters<Page["route"]>[0]) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** The page's modules. */
export const scripts = "**/assets/*.js";
