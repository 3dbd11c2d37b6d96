import { onTestFinished } from "vitest";
import { type SiteOptions, startSite } from "./site";

/**
 * Starts a site that ends with the test.
 * @param whenDone registers the function that ends it; `afterAll` if several tests share it
 */
export async function ownSite(
  options?: SiteOptions,
  whenDone: (end: () => Promise<void>) => void = onTestFinished,
) {
  const site = await startSite(options);
  whenDone(async () => {
    site.process.kill("SIGKILL");
    await site.stop();
  });
  return site;
}
