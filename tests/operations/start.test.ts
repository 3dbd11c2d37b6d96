import { expect, test } from "vitest";
import { type SiteOptions, startSite } from "../support/site/site";

/** Returns the one-line error of a start that fails. */
async function rejectionOf(options: SiteOptions): Promise<string | undefined> {
  const failure = await startSite(options).then(
    () => expect.fail("the site started"),
    (error: Error) => error.message,
  );
  expect(failure).toContain("The site ended with 1");
  const lines = failure.trim().split("\n").slice(1);
  expect(lines).toHaveLength(1);
  return lines[0];
}

/** Starts and stops a site, and returns what it has logged about proxies. */
async function proxyWarnings(env: Record<string, string>): Promise<{ level: number; msg: string }[]> {
  const site = await startSite({ env });
  expect(await site.stop()).toBe(0);
  const lines = site.output().trim().split("\n");
  return lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes("TRUST_PROXY"));
}

test("a site behind a proxy that it does not trust warns in one line, and runs (21.9)", async () => {
  const warnings = await proxyWarnings({ SITE_URL: "https://modrawa.example" });
  expect(warnings).toEqual([expect.objectContaining({ level: 40 })]);
  expect(warnings[0]?.msg).toContain("all visitors are one caller");
});

test.each([
  ["trusts its proxy", { SITE_URL: "https://modrawa.example", TRUST_PROXY: "1" }],
  ["has none", { SITE_URL: "http://modrawa.example" }],
])("a site that %s starts without a word about proxies", async (_why, env) =>
  expect(await proxyWarnings(env)).toEqual([]),
);

test("a wrong setting stops the start with one line that names it (22.3)", async () => {
  expect(await rejectionOf({ env: { SECRET: "za-krotki" } })).toContain("SECRET");
});
