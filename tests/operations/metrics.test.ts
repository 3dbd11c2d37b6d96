import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { afterAll, expect, test } from "vitest";
import { sendRaw } from "../support/readers/raw-request";
import { freePort } from "../support/site/free-port";
import { ownSite } from "../support/site/own-site";

const METRICS_PORT = String(await freePort());
const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;
const site = await ownSite({ env: { METRICS_PORT, TRUST_PROXY: "1" } }, afterAll);

const ask = (href: string, init?: RequestInit) => fetch(site.url + href, { redirect: "manual", ...init });
const read = async () => (await fetch(metrics)).text();
/** How many requests of this kind there were. */
const countOf = (text: string, route: string, status: number, origin: string) => {
  const labels = `{route="${route}",status="${status}",origin="${origin}"}`;
  const line = text.split("\n").find((each) => each.startsWith(`modrawa_request_seconds_count${labels}`));
  return Number(line?.split(" ").at(-1) ?? 0);
};

/** A request is counted when its response is closed, which may be after the response has arrived. */
const untilCounted = (count: number, ...kind: [route: string, status: number, origin: string]) =>
  expect.poll(async () => countOf(await read(), ...kind), { message: kind.join(" ") }).toBe(count);

test("the metrics count requests by the route that answered, status and origin (22.11)", async () => {
  const kinds: [href: string, route: string, status: number, origin: string][] = [
    ["/api/search?q=umywalka", "search/routes/search", 200, "rendered"],
    ["/api/search?q=umywalka", "search/routes/search", 200, "cached"],
    ["/nie-ma-takiej-strony", "editorial/routes/plain-page", 302, "rendered"],
    ["/healthz", "health", 200, "direct"],
    ["/assets/nie-ma.js", "static", 404, "direct"],
    ["/o-nas/", "redirect", 301, "direct"],
    ["/.env", "rejected", 404, "rejected"],
  ];
  for (const [href, route, status, origin] of kinds) {
    const before = countOf(await read(), route, status, origin);
    await (await ask(href)).text();
    await untilCounted(before + 1, route, status, origin);
  }
  await sendRaw(site.url, ["no request"]);
  await untilCounted(1, "rejected", 400, "rejected");
});

test("the metrics tell the state of the page cache, the category tree, the mails and the subscriptions (22.11)", async () => {
  for (const line of [
    /^modrawa_page_cache_bytes\{part="listed"\} [1-9]/m,
    /^modrawa_category_tree_source\{source="embedded"\} 1$/m,
    /^modrawa_category_tree_failing 0$/m,
    /^modrawa_database_up 1$/m,
    /^modrawa_mails\{state="dead"\} 0$/m,
    /^modrawa_subscriptions\{state="confirmed"\} 0$/m,
  ])
    await expect.poll(read).toMatch(line);
});

test("the metrics name no address, no caller and no person (22.11)", async () => {
  const headers = { "X-Forwarded-For": "203.0.113.77" };
  const body = new URLSearchParams({ email: "jan.kowalski@example.pl", terms: "on", website: "" });
  await ask("/newsletter", { method: "POST", headers, body });
  await ask("/newsletter/potwierdz?token=abcdef", { headers });
  await ask("/produkt/ktokolwiek-widzial", { headers });
  await untilCounted(1, "newsletter/routes/newsletter", 303, "direct");
  await untilCounted(1, "newsletter-potwierdz", 404, "direct");
  await untilCounted(1, "catalogue/routes/product", 404, "rendered");
  const text = await read();
  for (const told of ["203.0.113", "kowalski", "abcdef", "ktokolwiek", "nie-ma-takiej", "umywalka"])
    expect(text).not.toContain(told);
});

test("the metrics are served only on their own loopback port, never on the site's", async () => {
  // Like any unknown path.
  expect((await ask("/metrics")).headers.get("Location")).toBe("/404");
  expect((await fetch(metrics.replace("/metrics", "/"))).status).toBe(404);
  // All of 127.0.0.0/8 is this machine.
  await expect(fetch(metrics.replace("127.0.0.1", "127.0.0.2"))).rejects.toThrow("fetch failed");
});

test("the metrics have every name and origin that the alerts and the dashboard ask for", async () => {
  const text = await read();
  const served = new Set([...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name));
  const { panels } = JSON.parse(readFileSync("deploy/dashboard.json", "utf8"));
  const dashboard: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  );
  const queries = [readFileSync("deploy/alerts.yml", "utf8"), ...dashboard];
  const asked = queries
    .flatMap((text) => text.match(/\b(?:modrawa|nodejs|process)_\w+/g) ?? [])
    .map((name) => name.replace(/_(?:bucket|sum|count)$/, ""));
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => !served.has(name))).toEqual([]);
  const origins = queries
    .flatMap((query) => query.match(/(?<=origin!?=~?")[\w|]+/g) ?? [])
    .flatMap((one) => one.split("|"));
  expect(new Set(origins)).toEqual(new Set(["cached", "stale", "rendered", "rejected"]));
  for (const origin of origins) if (origin !== "stale") expect(text).toContain(`origin="${origin}"`);
});

test("the metrics end with the site, whoever is still connected", async () => {
  const agent = new Agent({ keepAlive: true });
  get(metrics, { agent }, (answer) => answer.resume());
  await once(agent, "free");
  expect(await site.stop()).toBe(0);
  agent.destroy();
});
