import type { Site } from "../site/site";
import { test } from "./test";

/** Journeys on a site of their own, one for each worker. @param start starts it */
export const onOwnSite = (start: () => Promise<Site>) =>
  test.extend<{ baseURL: string }, { ownUrl: string }>({
    ownUrl: [
      async ({ browserName: _ }, use) => {
        const site = await start();
        await use(site.url);
        await site.stop();
      },
      { scope: "worker", timeout: 1_200_000 },
    ],
    baseURL: ({ ownUrl }, use) => use(ownUrl),
  });
