import { expect, test } from "vitest";
import { startSite } from "../support/site/site";

test("a site behind a proxy that it does not trust warns in one line, and runs (21.9)", async () => {
  const site = await startSite({ env: { SITE_URL: "https://modrawa.example" } });
  expect(await site.stop()).toBe(0);
  const lines = site.output().trim().split("\n");
  const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes("TRUST_PROXY"));
  const msg = expect.stringContaining("all visitors are one caller");
  expect(told).toEqual([expect.objectContaining({ level: 40, msg })]);
});
