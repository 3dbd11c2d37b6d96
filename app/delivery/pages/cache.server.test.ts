import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { bodyIn } from "./answer.server";
import { PageCache } from "./cache.server";

const megabyte = 1_024 * 1_024;

/** A cache over pages that the test defines, with a clock that the test sets. */
function cacheOf(pages: Record<string, () => Response | Promise<Response>>, maxBytes = megabyte) {
  const rendered: string[] = [];
  const clock = { ms: 0 };
  const cache = new PageCache({
    maxBytes,
    now: () => clock.ms,
    render: async (address) => {
      rendered.push(address);
      return (await pages[address]?.()) ?? new Response(null, { status: 404 });
    },
  });
  const shown = (address: string) => cache.find(address)?.answer.plain.toString();
  return { cache, clock, rendered, shown, pages };
}

const html = (text: string, init?: ResponseInit) =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html; charset=utf-8", ...init?.headers } });

describe("a cached page", () => {
  test("is fresh for a minute, then served stale until it is rendered again", async () => {
    const { cache, clock, shown, pages } = cacheOf({ "/": () => html("one") });
    await cache.render("/");
    clock.ms = 59_999;
    expect(cache.find("/")?.isStale).toBe(false);
    clock.ms = 60_000;
    expect(cache.find("/")?.isStale).toBe(true);
    pages["/"] = () => html("two");
    const renewal = cache.render("/");
    expect(shown("/")).toBe("one");
    await renewal;
    expect(shown("/")).toBe("two");
    expect(cache.find("/")?.isStale).toBe(false);
  });

  test("is compressed once per encoding, and again only when it changed", async () => {
    const text = "Bateria umywalkowa. ".repeat(200);
    const { cache, clock } = cacheOf({ "/": () => html(text) });
    const answer = await cache.render("/");
    const { compressed, plain } = answer;
    expect(brotliDecompressSync(compressed.br ?? "").toString()).toBe(text);
    const gzipped = await bodyIn("gzip", answer);
    expect(gunzipSync(gzipped).toString()).toBe(text);
    expect(await bodyIn("gzip", answer)).toBe(gzipped);
    expect(compressed.br?.byteLength).toBeLessThan(plain.byteLength / 10);
    clock.ms = 60_000;
    expect((await cache.render("/")).compressed).toBe(compressed);
  });

  test("gets the best compression once it is requested again", async () => {
    const text = Array.from({ length: 400 }, (_, n) => `${n * 7_919} baterii`).join(", ");
    const { cache, clock } = cacheOf({ "/": () => html(text) });
    const quick = await cache.render("/");
    cache.find("/");
    await vi.waitUntil(() => cache.find("/")?.answer.isBest);
    const best = cache.find("/")?.answer;
    expect(best?.compressed.br?.byteLength).toBeLessThan(quick.compressed.br?.byteLength ?? 0);
    expect(brotliDecompressSync(best?.compressed.br ?? "").toString()).toBe(text);
    clock.ms = 60_000;
    expect((await cache.render("/")).isBest).toBe(true);
  });

  test("has a tag that changes with its body and with its headers", async () => {
    const { cache } = cacheOf({
      "/a": () => html("one"),
      "/b": () => html("one"),
      "/c": () => html("two"),
      "/d": () => html("one", { headers: { Link: "</x>" } }),
    });
    const [a, b, c, d] = await Promise.all(["/a", "/b", "/c", "/d"].map((address) => cache.render(address)));
    expect(a?.hash).toBe(b?.hash);
    expect(new Set([a?.hash, c?.hash, d?.hash]).size).toBe(3);
  });

  test("stays when rendering it again fails; the next attempt comes 5 s later", async () => {
    const { cache, clock, shown, pages } = cacheOf({ "/": () => html("good") });
    await cache.render("/");
    clock.ms = 60_000;
    pages["/"] = () => html("broken", { status: 500 });
    expect((await cache.render("/")).status).toBe(500);
    expect(shown("/")).toBe("good");
    expect(cache.find("/")?.isStale).toBe(false);
    clock.ms = 65_000;
    expect(cache.find("/")?.isStale).toBe(true);
  });

  test("is no longer served when it is a day old", async () => {
    const { cache, clock } = cacheOf({ "/": () => html("one") });
    await cache.render("/");
    clock.ms = 24 * 60 * 60 * 1_000;
    expect(cache.find("/")).toBeUndefined();
  });
});

describe("what is cached", () => {
  test("an error or a redirect is cached for 5 s and never served stale", async () => {
    const { cache, clock } = cacheOf({ "/old": () => Response.json(null, { status: 302 }) });
    for (const address of ["/old", "/missing"]) await cache.render(address);
    expect(cache.find("/old")?.answer.headers["cache-control"]).toBe("public, max-age=0, s-maxage=5");
    expect(cache.find("/missing")?.answer.status).toBe(404);
    clock.ms = 5_000;
    expect(cache.find("/old")).toBeUndefined();
    expect(cache.find("/missing")).toBeUndefined();
  });

  test.each([
    ["a server error", () => html("", { status: 500 })],
    ["what says no-store", () => html("", { headers: { "Cache-Control": "no-store" } })],
    ["what says private", () => html("", { headers: { "Cache-Control": "private, max-age=9" } })],
    ["what sets a cookie", () => html("", { headers: { "Set-Cookie": "a=1" } })],
  ])("%s is not", async (_, page) => {
    const { cache } = cacheOf({ "/": page });
    await cache.render("/");
    expect(cache.find("/")).toBeUndefined();
  });

  test("a page gets a default Cache-Control, unless its route sets one", async () => {
    const { cache } = cacheOf({
      "/": () => html(""),
      "/feed": () => html("", { headers: { "Cache-Control": "public, max-age=3600" } }),
    });
    expect((await cache.render("/")).headers["cache-control"]).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
    );
    expect((await cache.render("/feed")).headers["cache-control"]).toBe("public, max-age=3600");
  });
});

describe("rendering", () => {
  test("one address is rendered once at a time, however many ask", async () => {
    const { cache, rendered } = cacheOf({ "/": () => html("one") });
    const answers = await Promise.all(Array.from({ length: 500 }, () => cache.render("/")));
    expect(rendered).toEqual(["/"]);
    expect(new Set(answers).size).toBe(1);
    expect(cache.expectedWaitMs).toBe(0);
  });

  test("that throws rejects for all who asked, and is tried again by the next", async () => {
    const { cache, shown, pages } = cacheOf({ "/": () => Promise.reject(new Error("broken")) });
    const answers = await Promise.allSettled([cache.render("/"), cache.render("/")]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    pages["/"] = () => html("good");
    await cache.render("/");
    expect(shown("/")).toBe("good");
  });
});

describe("the expected wait", () => {
  const ten = [..."abcdefghij"].map((name) => `/${name}`);
  const more = [..."klmnopqrst"].map((name) => `/${name}`);

  test("grows with the renders under way beyond eight, and with what the last ones took", async () => {
    const finish: (() => void)[] = [];
    const page = () => new Promise<Response>((resolve) => finish.push(() => resolve(html(""))));
    const { cache, clock } = cacheOf(Object.fromEntries([...ten, ...more].map((path) => [path, page])));
    const [few, rest] = [ten.slice(0, 8), ten.slice(8)];
    const first = few.map((path) => cache.render(path));
    expect(cache.expectedWaitMs).toBe(0);
    first.push(...rest.map((path) => cache.render(path)));
    const before = cache.expectedWaitMs;
    expect(before).toBeGreaterThan(0);
    await expect.poll(() => finish.length).toBe(10);
    clock.ms = 1_000;
    for (const end of finish) end();
    await Promise.all(first);
    expect(cache.expectedWaitMs).toBe(0);
    const later = more.map((path) => cache.render(path));
    expect(cache.expectedWaitMs).toBeGreaterThan(before * 2);
    await expect.poll(() => finish.length).toBe(20);
    for (const end of finish) end();
    await Promise.all(later);
  });
});

describe("memory", () => {
  test("is bounded in bytes; the least recently used answer is evicted first", async () => {
    const page = () => html("x".repeat(900));
    const { cache } = cacheOf({ "/a": page, "/b": page, "/c": page }, 2_500);
    await cache.render("/a");
    await cache.render("/b");
    cache.find("/a");
    await cache.render("/c");
    expect(["/a", "/b", "/c"].map((address) => cache.find(address) !== undefined)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test("is cleared when the content changes; what was still rendering from the old one is not cached", async () => {
    let finish: (page: Response) => void = () => {};
    const { cache, rendered } = cacheOf({
      "/": () => html("old"),
      "/slow": () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    await cache.render("/");
    const slow = cache.render("/slow");
    await expect.poll(() => rendered).toContain("/slow");
    cache.clear();
    finish(html("old"));
    await slow;
    expect(cache.find("/")).toBeUndefined();
    expect(cache.find("/slow")).toBeUndefined();
    expect(rendered).toEqual(["/", "/slow"]);
  });
});
