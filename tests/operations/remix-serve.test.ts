import { expect, onTestFinished, test } from "vitest";
import { startSite } from "../support/site/site";

test("the same build boots under remix-serve and serves pages", async () => {
  const site = await startSite({
    command: ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"],
  });
  onTestFinished(async () => void (await site.stop()));
  const response = await fetch(`${site.url}/o-nas`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("<h1");
});
