import "../../../tests/support/site/newsletter-env";
import { afterAll, expect, test, vi } from "vitest";
import { getLines, sendRaw } from "../../../tests/support/readers/raw-request";
import { listening } from "../../../tests/support/services/listening";
import { PageCache } from "./cache.server";
import { answerOnFastPath } from "./fast-path.server";

const host = "modrawa.example";
const page = "/lista?kolekcja=lira";
const clock = { ms: 0 };
const cache = new PageCache({
  maxBytes: 1_000_000,
  now: () => clock.ms,
  render: async () =>
    new Response("Bateria. ".repeat(200), {
      headers: { "Content-Type": "text/html", "X-Frame-Options": "DENY" },
    }),
});

/** Serves the cache as the site of this public origin. @returns where it listens */
function serve(siteUrl: string): Promise<string> {
  const atOnce = answerOnFastPath({ cache, siteUrl, callerOf: () => null });
  return listening((request, response) => {
    if (!atOnce(request, response)) response.writeHead(299).end();
  }, afterAll);
}

const url = await serve("https://modrawa.example");
const local = await serve("http://localhost:3000");
await cache.render(page);
await vi.waitUntil(() => cache.find(page)?.answer.brotli === "best", { timeout: 120_000 });

const ask = (target: string, name: string, ...more: string[]) =>
  sendRaw(url, getLines(target, name, "Accept-Encoding: br", ...more));

test("a page that was requested before is answered before Express, with the request's own id", async () => {
  const { status, headers } = await ask(page, host, "X-Request-Id: mine");
  expect([status, headers.get("content-encoding")]).toEqual([200, "br"]);
  expect(headers.get("x-frame-options")).toBe("DENY");
  expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
});

test.each<[string, () => ReturnType<typeof ask>]>([
  ["another host", () => ask(page, "127.0.0.1")],
  ["two hosts", () => ask(page, host, `Host: ${host}`)],
  ["no host", () => sendRaw(url, [`GET ${page} HTTP/1.0`])],
  ["another method", () => sendRaw(url, [`POST ${page} HTTP/1.1`, `Host: ${host}`, "Connection: close"])],
  ["another protocol", () => ask(page, host, "Connection: Upgrade", "Upgrade: websocket")],
  [
    "an expectation",
    () => sendRaw(url, [`GET ${page} HTTP/1.0`, `Host: ${host}`, "Accept-Encoding: br", "Expect: wonders"]),
  ],
  ["a URL that is not cached", () => ask("/inna", host)],
  ["a header twice", () => ask(page, host, "Accept-Encoding: br")],
  ["another spelling of the URL", () => ask(`${page}&utm_source=x`, host)],
  ["a client without brotli", () => sendRaw(url, getLines(page, host, "Accept-Encoding: gzip"))],
])("%s is left to Express", async (_, send) => expect((await send()).status).toBe(299));

test("a site on this machine is answered under each of the machine's names for itself", async () => {
  const statusOf = async (name: string) =>
    (await sendRaw(local, getLines(page, name, "Accept-Encoding: br"))).status;
  for (const name of ["localhost:3000", "127.0.0.1:3000", "[::1]:3000"])
    expect(await statusOf(name), name).toBe(200);
  for (const name of ["localhost", "127.0.0.1:3001", "192.168.0.1:3000"])
    expect(await statusOf(name), name).toBe(299);
});

test("a stale page is left to the page cache", async () => {
  clock.ms = 60_000;
  expect((await ask(page, host)).status).toBe(299);
});
