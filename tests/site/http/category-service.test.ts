import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type CategoryTreeCacheOptions, createCategoryTreeCache } from "~/range/tree/cache.server";
import { parseCategoryTree } from "~/range/tree/parser.server";
import { createCategoryService, type serviceLimits } from "~/range/tree/service.server";
import { indexTree } from "~/range/tree/tree";
import { newFolder } from "../../support/runner/new-folder";
import * as stubs from "../../support/services/category-service-stub";

const hourMs = 60 * 60 * 1000;
const embedded = parseCategoryTree({ children: [stubs.category(1, "Z treści serwisu", "/produkty/1-t")] });

let stub: stubs.CategoryServiceStub;
let directory: string;
let clockMs: number;
let logged: string[];

beforeEach(async () => {
  stub = await stubs.startCategoryServiceStub();
  directory = newFolder();
  clockMs = 0;
  logged = [];
});

afterEach(() => void vi.useRealTimers());

/** Longer than any answered request takes, even on a busy machine; in ms. */
const patience = 100_000;

function service(limits: Partial<typeof serviceLimits> = {}) {
  return createCategoryService({
    baseUrl: stub.baseUrl,
    limits: { retries: 0, attemptMs: patience, totalMs: patience, ...limits },
    now: () => clockMs,
    random: () => 0.5,
    wait: async (ms) => {
      clockMs += ms;
    },
  });
}

/** Creates a cache like that of another process: it shares only the directory with other caches. */
function keeper(options: Partial<CategoryTreeCacheOptions> = {}) {
  const note = (message: string) => logged.push(message);
  return createCategoryTreeCache({
    baseUrl: stub.baseUrl,
    snapshotFile: path.join(directory, "categories.json"),
    fetchTree: service(),
    embeddedTree: () => indexTree(embedded.root),
    log: { info: note, warn: note },
    random: () => 0.5,
    coldStartMs: patience,
    ...options,
  });
}

const firstLabel = async ({ getTree }: Pick<ReturnType<typeof keeper>, "getTree">) =>
  (await getTree()).root.children[0]?.label;

const huge = `{"children":[],"padding":"${"x".repeat(6 * 1024 * 1024)}"}`;
const withLink = (to: string) => stubs.json({ children: [stubs.category(7001, "Zła", to)] });

const silent = /na czas/;
const faults: [string, stubs.Answer, RegExp][] = [
  ["500", stubs.status(500), /^Błąd HTTP: 500$/],
  ["a redirect", stubs.status(301, { Location: "http://127.0.0.1:9/elsewhere" }), /nieosiągalna: .*redirect/],
  ["truncated JSON", stubs.text('{"id":4041,"children":[{"id":'), /poprawnego JSON/],
  ["a cut connection", stubs.cutOff('{"id":4041'), /nieosiągalna/],
  ["silence before the headers", stubs.hangBeforeHeaders, silent],
  ["silence after the headers", stubs.hangAfterHeaders, silent],
  ["a trickle of bytes", stubs.trickle, silent],
  ["a body of 6 MB", stubs.text(huge), /jest za duża/],
  ["a tree that is rejected whole", withLink("javascript:alert(1)"), /adres spoza serwisu/],
];

it.each(faults)(
  "a tree in use stays when the service answers with %s (14.2, 14.5)",
  async (_, answer, message) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    let fetchTree = service();
    const tree = keeper({ fetchTree: () => fetchTree() });
    await tree.getTree();
    fetchTree = service({ attemptMs: message === silent ? 300 : patience });
    stub.answerWith(answer);
    vi.setSystemTime(Date.now() + 27 * hourMs);

    expect(await firstLabel(tree)).toBe("Krany z usługi");
    await expect.poll(() => tree.status().error).toBeTruthy();
    expect(tree.status()).toMatchObject({ source: "service", error: expect.stringMatching(message) });
    expect(await firstLabel(tree)).toBe("Krany z usługi");
    expect(logged).toHaveLength(1);
  },
);

it("a tree in use is not asked for within its day, then served stale at once while one request renews it, and listeners hear of the new one (14.5)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const tree = keeper();
  await tree.getTree();
  vi.setSystemTime(Date.now() + 21 * hourMs);
  await tree.getTree();
  expect(tree.status().ageMs).toBe(21 * hourMs);
  expect(stub.requests).toEqual(["/get_categories.php?id=4041"]);
  const changed = new Promise<void>((resolve) => tree.onChange(resolve));
  stub.answerWith(stubs.json({ children: [stubs.category(7002, "Nowe krany", "/produkty/7002-nowe")] }));
  vi.setSystemTime(Date.now() + 6 * hourMs);

  const labels = await Promise.all(Array.from({ length: 100 }, () => firstLabel(tree)));
  expect(new Set(labels)).toEqual(new Set(["Krany z usługi"]));
  await changed;
  expect(await firstLabel(tree)).toBe("Nowe krany");
  expect(stub.requests).toHaveLength(2);
  expect(tree.status()).toEqual({ source: "service", ageMs: 0, error: null });
});

it("a cold start falls back to the embedded tree when the service is down, logs once and pauses for 30 s (14.2, 14.6)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  stub.answerWith(stubs.status(500));
  const tree = keeper();
  for (let visitor = 0; visitor < 500; visitor += 1) {
    expect(await firstLabel(tree)).toBe("Z treści serwisu");
  }
  expect(tree.status()).toEqual({ source: "embedded", ageMs: null, error: "Błąd HTTP: 500" });
  expect(logged).toEqual(["Category tree not renewed: Błąd HTTP: 500"]);
  expect(stub.requests).toHaveLength(1);

  stub.answerWith(stubs.json(stubs.goodTree));
  vi.setSystemTime(Date.now() + 30_000);
  await tree.getTree();
  await expect.poll(() => tree.status().source === "service").toBeTruthy();
  expect(await firstLabel(tree)).toBe("Krany z usługi");
  expect(logged).toContain("Category service recovered");
});

it("a cold start does not wait for a service that hangs (14.6)", async () => {
  stub.answerWith(stubs.hangBeforeHeaders);
  const tree = keeper({ fetchTree: service(), coldStartMs: 1 });
  expect(await firstLabel(tree)).toBe("Z treści serwisu");
});

it("a restart during an outage serves the snapshot of the last good tree (14.6)", async () => {
  await keeper().getTree();
  stub.answerWith(stubs.status(503));
  const restarted = keeper();
  expect(await firstLabel(restarted)).toBe("Krany z usługi");
  expect(restarted.status().source).toBe("snapshot");
  expect(await readdir(directory)).toEqual(["categories.json"]);
});

it.each([
  ["broken", () => '{"baseUrl":'],
  ["hostile", (text: string) => text.replace("/produkty/7001-krany", "javascript:alert(1)")],
])("a restart with a %s snapshot logs it and goes on without", async (_, spoil) => {
  await keeper().getTree();
  const file = path.join(directory, "categories.json");
  await writeFile(file, spoil(await readFile(file, "utf8")));
  stub.answerWith(stubs.status(503));
  expect(await firstLabel(keeper())).toBe("Z treści serwisu");
  expect(logged).toContainEqual(expect.stringMatching(/^Copy of the category tree not used/));
});

it("the client asks again twice, with a pause of 0.3 to 1.5 s, when the fault may pass (14.3)", async () => {
  let asked = 0;
  stub.answerWith((response, request) => {
    asked += 1;
    (asked < 3 ? stubs.status(503) : stubs.json(stubs.goodTree))(response, request);
  });
  expect(await service({ retries: 2 })()).toEqual(stubs.goodTree);
  expect(asked).toBe(3);
  expect(clockMs).toBe(1_800);
});

it.each([
  ["where that can't help", 404, {}],
  ["if that would end after the total time", 503, { totalMs: 900 }],
])("the client does not ask again %s (14.3)", async (_, status, limits) => {
  stub.answerWith(stubs.status(status));
  await expect(service({ retries: 2, ...limits })()).rejects.toThrow(`Błąd HTTP: ${status}`);
  expect(stub.requests).toHaveLength(1);
});
