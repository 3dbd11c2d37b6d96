import { rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openOnStillClock } from "../support/browser/clock";
import { follow, isSameDocument, markDocument } from "../support/browser/documents";
import { idle } from "../support/browser/stillness";
import { test as base, expect, hydrated } from "../support/browser/test";
import { deployBuild, deployNextBuild } from "../support/site/deployment";
import { freePort } from "../support/site/free-port";
import { startSite } from "../support/site/site";

type Deployment = {
  /** Stops the server, replaces its build with the next one and starts that on the same port. */
  deployNext: () => Promise<void>;
};

/** A separate site, whose build a journey can replace with the next one. */
const test = base.extend<{ baseURL: string; deployment: Deployment & { url: string } }>({
  deployment: async ({ browserName: _browser }, use) => {
    const root = deployBuild();
    const options = { cwd: root, env: { PORT: String(await freePort()) } };
    const start = async () => {
      const started = await startSite(options);
      await started.warm();
      return started;
    };
    let site = await start();
    await use({
      url: site.url,
      deployNext: async () => {
        await site.stop();
        deployNextBuild(root);
        site = await start();
      },
    });
    await site.stop();
    rmSync(root, { recursive: true });
  },
  baseURL: ({ deployment }, use) => use(deployment.url),
});

const buildOf = (page: Page) => page.evaluate(() => window.__remixManifest.version);

// The server is away for a moment.
test.use({ allowedConsoleErrors: [/ERR_CONNECTION_REFUSED/] });

test("an open tab survives a deployment, and comes to the new build with a navigation (13.2, 13.6)", async ({
  page,
  deployment,
}) => {
  // Nothing is loaded ahead: the tab meets code that it does not have yet.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await openOnStillClock(page, "/o-nas");
  await markDocument(page);
  const firstBuild = await buildOf(page);
  // The build's redirect rules, which only this server has.
  const rules = page.waitForResponse("**/builds/meta/*.json?content=*");
  await page.clock.runFor(1_000);
  await (await rules).finished();
  await deployment.deployNext();

  const code = page.waitForResponse(/\/assets\/points-of-sale-[\w-]+\.js$/);
  await follow(page, "Punkty sprzedaży");
  expect((await code).status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1, name: "Punkty sprzedaży" })).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);

  const latest = page.waitForResponse("**/builds/latest.json?*");
  await page.clock.runFor(3_600_000);
  const { id } = await (await latest).json();
  await idle(page);
  expect(id).not.toBe(firstBuild);
  expect(await isSameDocument(page)).toBe(true);

  const loaded = page.waitForEvent("load");
  await follow(page, "O nas");
  await loaded;
  await expect(page).toHaveURL("/o-nas");
  expect(await isSameDocument(page)).toBe(false);
  // In this document too, time passes only by `runFor`.
  await page.clock.runFor(100);
  await hydrated(page);
  expect(await buildOf(page)).toBe(id);
});
