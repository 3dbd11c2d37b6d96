import { expect, test } from "vitest";
import { expectStrictHeaders } from "../../support/readers/strict-headers";
import { dataPath } from "../../support/site/data-requests";
import { startMailingSite } from "../../support/site/mailing-site";

const { site, sink, post } = await startMailingSite();

const formOf = (email: string) => ({ email, terms: "on", website: "" });

test("a post that another site has sent is rejected on every path that accepts posts, and leaves nothing behind (21.4)", async () => {
  const headers = { Origin: "https://evil.example", "X-Forwarded-Host": "evil.example" };
  for (const address of [
    "/newsletter",
    dataPath("/newsletter", "newsletter/routes/newsletter"),
    "/newsletter/potwierdz?token=x",
  ]) {
    const response = await post(address, formOf("forged@example.pl"), headers);
    expect(response.status).toBe(403);
    expectStrictHeaders(response.headers);
    expect(await response.text()).toContain("Formularz wysłano z innej strony.");
  }
  const mail = sink.nextTo("jan@example.pl");
  const own = { "Sec-Fetch-Site": "same-origin", Origin: "null" };
  expect((await post("/newsletter", formOf("jan@example.pl"), own)).status).toBe(303);
  await mail;
  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([["jan@example.pl"]]);
});

test("more than 240 posts a minute of one caller are too many; pages and other callers go on (21.5)", async () => {
  const flood = { "X-Forwarded-For": "203.0.113.9" };
  const guess = (headers = {}) => post("/newsletter/potwierdz?token=guess", "", headers);
  const statuses = new Set<number>();
  for (let sent = 0; sent < 240; sent += 1) statuses.add((await guess(flood)).status);
  expect([...statuses]).toEqual([404]);
  const rejected = await guess(flood);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(rejected.headers.get("ratelimit")).toContain("r=0");
  expectStrictHeaders(rejected.headers);
  expect(await rejected.text()).toContain("Za dużo prób");
  expect((await fetch(`${site.url}/o-nas`, { headers: flood })).status).toBe(200);
  expect((await guess()).status).toBe(404);
});
