import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { expectStrictHeaders } from "../../support/readers/strict-headers";
import { dataPath } from "../../support/site/data-requests";
import { startSite } from "../../support/site/site";

const site = await startSite({ env: { TRUST_PROXY: "1" } });
afterAll(() => site.stop());

const formType = "application/x-www-form-urlencoded";
const formOf = (email: string) => `email=${email}&terms=on&website=`;
const good = formOf("jan@example.pl");
let callers = 0;

const post = (headers: Record<string, string>, address = "/newsletter", body: BodyInit = good) => {
  callers += 1;
  return fetch(site.url + address, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { "Content-Type": formType, "X-Forwarded-For": `198.51.100.${callers % 250}`, ...headers },
  });
};
/** The mails that the site has written, whole. */
function mails(): string[] {
  const folder = path.join(site.dataDir, "outbox");
  const names = readdirSync(site.dataDir).includes("outbox") ? readdirSync(folder) : [];
  return names
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}

test("a post that another site has sent is rejected on every path that accepts posts, and leaves nothing behind (21.4)", async () => {
  const headers = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
  for (const address of [
    "/newsletter",
    dataPath("/newsletter", "newsletter/routes/newsletter"),
    "/newsletter/potwierdz?token=x",
  ]) {
    const response = await post(headers, address, formOf("forged@example.pl"));
    expect(response.status).toBe(403);
    expectStrictHeaders(response.headers);
    expect(await response.text()).toContain("Formularz wysłano z innej strony.");
  }
  expect((await post({ "Sec-Fetch-Site": "same-origin", Origin: "null" })).status).toBe(303);
  await expect.poll(() => mails().length > 0).toBeTruthy();
  expect(mails().map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim())).toEqual(["jan@example.pl"]);
});

test("more than 60 posts a minute of one caller are too many; pages and other callers go on (21.5)", async () => {
  const flood = { "X-Forwarded-For": "203.0.113.9" };
  const statuses = new Set<number>();
  for (let sent = 0; sent < 60; sent += 1) {
    statuses.add((await post(flood, "/newsletter/potwierdz?token=guess")).status);
  }
  expect([...statuses]).toEqual([404]);
  const rejected = await post(flood, "/newsletter/potwierdz?token=guess");
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(rejected.headers.get("ratelimit")).toContain("r=0");
  expectStrictHeaders(rejected.headers);
  expect(await rejected.text()).toContain("Za dużo prób");
  expect((await fetch(`${site.url}/o-nas`, { headers: flood })).status).toBe(200);
  expect((await post({}, "/newsletter/potwierdz?token=guess")).status).toBe(404);
});
