import { setImmediate as nextRound } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { PageCache } from "./cache.server";

const megabyte = 1_024 * 1_024;

/** Creates a cache of pages that the test defines, with a clock that the test sets. */
function cacheOf(pages: Record<string, () => Response | Promise<Response>>, maxBytes = megabyte) {
  const rendered: string[] = [];
  const clock = { ms: 0 };
  const cache = new PageCache({
    maxBytes,
    now: () => clock.ms,
    render: async (href) => {
      rendered.push(href);
      return (await pages[href]?.()) ?? new Response(null, { status: 404 });
    },
  });
  const shown = (href: string) => cache.find(href)?.answer.body.toString();
  return { cache, clock, rendered, shown, pages };
}

const html = (text: string, init?: ResponseInit) =>
  new Response(text, { ...init, headers: { "Content-Type": "text/html; charset=utf-8", ...init?.headers } });

test("a cached page is fresh for a minute, then served stale until it is rendered again, for a day at most (19.1)", async () => {
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
  expect([shown("/"), cache.find("/")?.isStale]).toEqual(["two", false]);
  clock.ms += 24 * 60 * 60 * 1_000;
  expect(cache.find("/")).toBeUndefined();
});

test("a cached page is compressed once, and again only when it changed (19.4)", async () => {
  const text = "Bateria umywalkowa. ".repeat(200);
  const { cache, clock } = cacheOf({ "/": () => html(text) });
  const answer = await cache.render("/");
  expect(brotliDecompressSync(answer.body).toString()).toBe(text);
  expect(answer.body.byteLength).toBeLessThan(text.length / 10);
  clock.ms = 60_000;
  expect((await cache.render("/")).body).toBe(answer.body);
});

test("a cached page has a tag that changes with its body and with its headers", async () => {
  const { cache } = cacheOf({
    "/a": () => html("one"),
    "/b": () => html("one"),
    "/c": () => html("two"),
    "/d": () => html("one", { headers: { Link: "</x>" } }),
  });
  const [a, b, c, d] = await Promise.all(["/a", "/b", "/c", "/d"].map((href) => cache.render(href)));
  expect(a?.hash).toBe(b?.hash);
  expect(new Set([a?.hash, c?.hash, d?.hash]).size).toBe(3);
});

test("a cached page stays when rendering it again fails; the next attempt comes 5 s later (19.1)", async () => {
  const { cache, clock, shown, pages } = cacheOf({ "/": () => html("good") });
  await cache.render("/");
  clock.ms = 60_000;
  pages["/"] = () => html("broken", { status: 500 });
  expect([(await cache.render("/")).status, shown("/")]).toEqual([500, "good"]);
  expect(cache.find("/")?.isStale).toBe(false);
  clock.ms = 65_000;
  expect(cache.find("/")?.isStale).toBe(true);
});

test("an error or a redirect is cached for 5 s and never served stale (19.1)", async () => {
  const { cache, clock } = cacheOf({ "/old": () => Response.json(null, { status: 302 }) });
  for (const href of ["/old", "/missing"]) await cache.render(href);
  expect(cache.find("/old")?.answer.headers["cache-control"]).toBe("public, max-age=0, s-maxage=5");
  expect(cache.find("/missing")?.answer.status).toBe(404);
  clock.ms = 5_000;
  expect([cache.find("/old"), cache.find("/missing")]).toEqual([undefined, undefined]);
});

test.each([
  ["a server error", () => html("", { status: 500 })],
  ["what says no-store", () => html("", { headers: { "Cache-Control": "no-store" } })],
  ["what says private", () => html("", { headers: { "Cache-Control": "private, max-age=9" } })],
  ["what sets a cookie", () => html("", { headers: { "Set-Cookie": "a=1" } })],
])("%s is not cached", async (_, page) => {
  const { cache } = cacheOf({ "/": page });
  await cache.render("/");
  expect(cache.find("/")).toBeUndefined();
});

test("rendering that throws rejects for all who asked, and is tried again by the next", async () => {
  const { cache, shown, pages } = cacheOf({ "/": () => Promise.reject(new Error("broken")) });
  const answers = await Promise.allSettled([cache.render("/"), cache.render("/")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  pages["/"] = () => html("good");
  await cache.render("/");
  expect(shown("/")).toBe("good");
});

const hrefs = Array.from({ length: 40 }, (_, number) => `/${number}`);

test("the expected wait grows with the renders that wait beyond eight, and with the work of the last ones (21.7)", async () => {
  const { cache, clock, pages } = cacheOf({});
  const wait = () => cache.expectedWaitMs("/");
  const renderAll = (paths: string[]) => Promise.all(paths.map((path) => cache.render(path)));
  const few = renderAll(hrefs.slice(0, 8));
  expect(wait()).toBe(0);
  const more = renderAll(hrefs.slice(8, 20));
  const before = wait();
  expect(before).toBeGreaterThan(0);
  for (const path of hrefs) {
    pages[path] = () => {
      clock.ms += 1_000;
      return html("");
    };
  }
  await Promise.all([few, more]);
  expect(wait()).toBe(0);
  const later = renderAll(hrefs.slice(20));
  expect(wait()).toBeGreaterThan(before * 2);
  await later;
});

const flooding = hrefs.slice(0, 20);

test("callers who have many pages waiting are expected to wait, others are not (21.7)", async () => {
  const { cache } = cacheOf({});
  const answers = flooding.map((href) => cache.render(href, "a"));
  expect(["a", "b"].map((caller) => cache.expectedWaitMs("/", caller) > 0)).toEqual([true, false]);
  expect(["a", "b"].map((caller) => cache.hasWaiting(caller))).toEqual([true, false]);
  await Promise.all(answers);
});

test("callers who ask for the same page get it at the first turn of any of them, rendered once (19.2, 21.12)", async () => {
  const { cache, rendered } = cacheOf({});
  const answers = flooding.map((href) => cache.render(href, "a"));
  await Promise.all([...answers, cache.render("/19", "b"), cache.render("/19", "b")]);
  expect(rendered.slice(0, 3)).toEqual(["/0", "/19", "/1"]);
  expect(rendered).toHaveLength(flooding.length);
});

test("callers who ask for the same page, before or after its render has begun, keep nobody else waiting (19.2, 21.7)", async () => {
  let finish: (page: Response) => void = () => {};
  const page = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  const { cache, rendered } = cacheOf({ "/": () => page });
  const visitors = Array.from({ length: 60 }, (_, number) => `visitor ${number}`);
  const answers = visitors.map((visitor) => cache.render("/", visitor));
  expect([cache.waiting, cache.expectedWaitMs("/other", "b")]).toEqual([1, 0]);
  await expect.poll(() => rendered).toEqual(["/"]);
  answers.push(...visitors.map((visitor) => cache.render("/", `late ${visitor}`)));
  expect(cache.waiting).toBe(0);
  expect(["visitor 59", "late visitor 0"].filter((visitor) => cache.hasWaiting(visitor))).toEqual([]);
  finish(html("one"));
  expect(new Set(await Promise.all(answers)).size).toBe(1);
  expect(rendered).toEqual(["/"]);
});

test("a render begins when the one before is done, unless that waits for another server", async () => {
  const { cache, rendered, pages } = cacheOf({ "/slow": () => new Promise(() => {}) });
  let isDone = false;
  pages["/a"] = async () => {
    // Longer than the pause between two renders.
    for (let round = 0; round < 100; round += 1) await nextRound();
    isDone = true;
    return html("a");
  };
  pages["/b"] = () => html(String(isDone));
  const [, b] = await Promise.all([cache.render("/a"), cache.render("/b")]);
  expect(b.body.toString()).toBe("true");
  void cache.render("/slow");
  await cache.render("/after");
  expect(rendered.slice(2)).toEqual(["/slow", "/after"]);
});

test("a render that waits for another server is not waited for when the thread is never idle either (21.12)", async () => {
  const { cache, rendered } = cacheOf({ "/slow": () => new Promise(() => {}) });
  let isBusy = true;
  onTestFinished(() => {
    isBusy = false;
  });
  const work = () => isBusy && setImmediate(work);
  work();
  void cache.render("/slow");
  await cache.render("/after");
  expect(rendered).toEqual(["/slow", "/after"]);
}, 10_000);

test("listed pages are rendered before all others that wait (19.5)", async () => {
  const { cache, rendered } = cacheOf({});
  cache.renew(["/listed"]);
  const waiting = ["/a", "/b", "/listed"].map((href) => cache.render(href));
  expect(cache.expectedWaitMs("/listed")).toBe(0);
  await Promise.all(waiting);
  expect(rendered[0]).toBe("/listed");
});

test("listed pages are rendered ahead after those that visitors wait for, and only once", async () => {
  const { cache, rendered } = cacheOf({ "/listed": () => html("") });
  cache.renew(["/listed"]);
  const visit = cache.render("/view");
  const ahead = cache.renderAhead("/listed");
  await Promise.all([visit, ahead]);
  expect(rendered).toEqual(["/view", "/listed"]);
  await cache.renderAhead("/listed");
  expect(rendered).toHaveLength(2);
});

test("listed pages are rendered ahead in the order of how often they were asked for (19.5)", async () => {
  const pages = ["/", "/a", "/b", "/c"];
  const { cache } = cacheOf(Object.fromEntries(pages.map((href) => [href, () => html(href)])));
  cache.renew(pages);
  for (const href of pages) await cache.renderAhead(href);
  for (const href of ["/b", "/c", "/b"]) cache.find(href);
  expect(cache.mostAskedFirst([...pages, "/new"])).toEqual(["/b", "/c", "/", "/a", "/new"]);
  cache.renew(pages);
  for (const href of ["/c", "/c"]) cache.find(href);
  expect(cache.mostAskedFirst(pages)).toEqual(["/c", "/b", "/", "/a"]);
});

test("listed pages are not evicted by any number of others (19.5)", async () => {
  const page = () => html("x".repeat(900));
  const views = Array.from({ length: 20 }, (_, number) => `/view?a=${number}`);
  const pages = Object.fromEntries(["/listed", ...views].map((href) => [href, page]));
  const { cache } = cacheOf(pages, 6_000);
  cache.renew(["/listed"]);
  for (const href of ["/listed", ...views]) await cache.render(href);
  expect(cache.find("/listed")).toBeDefined();
  expect(views.filter((href) => cache.find(href))).toEqual(["/view?a=19"]);
});

test("listed pages are served on when the content changes, until the new ones are there", async () => {
  const { cache, shown, pages } = cacheOf({ "/": () => html("old"), "/gone": () => html("old") });
  cache.renew(["/", "/gone"]);
  for (const href of ["/", "/gone"]) await cache.renderAhead(href);
  pages["/"] = () => html("new");
  cache.renew(["/"]);
  expect(cache.find("/")).toMatchObject({ isStale: true });
  expect([shown("/"), shown("/gone")]).toEqual(["old", undefined]);
  await cache.renderAhead("/");
  expect(cache.find("/")).toMatchObject({ isStale: false });
  expect(shown("/")).toBe("new");
});

test.each(["renew", "invalidate"] as const)(
  "listed pages that were being rendered at %s are rendered again",
  async (change) => {
    let finish: (page: Response) => void = () => {};
    const { cache, rendered, pages } = cacheOf({
      "/": () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    });
    cache.renew(["/"]);
    const asked = cache.render("/");
    await expect.poll(() => rendered).toEqual(["/"]);
    pages["/"] = () => html("new");
    if (change === "renew") cache.renew(["/"]);
    else cache.invalidate();
    finish(html("half old, half new"));
    expect((await asked).body.toString()).toBe("new");
  },
);

test("memory is bounded in bytes; the least recently used view is evicted first", async () => {
  const page = () => html("x".repeat(900));
  const { cache } = cacheOf({ "/a": page, "/b": page, "/c": page }, 10_000);
  await cache.render("/a");
  await cache.render("/b");
  cache.find("/a");
  await cache.render("/c");
  expect(["/a", "/b", "/c"].filter((href) => cache.find(href))).toEqual(["/a", "/c"]);
});
