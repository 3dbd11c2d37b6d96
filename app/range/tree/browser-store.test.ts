import { expect, it, vi } from "vitest";
import { type CategoryStoreOptions, createCategoryStore } from "./browser-store";

const hourMs = 60 * 60 * 1000;
const startMs = 1_800_000_000_000;
const key = "modrawa-categories";
const href = "/api/get_categories.php?id=4041";
const leaf = { id: 1, label: "Baterie", to: "/produkty/1-b", parentId: 4041, image: null, children: [] };
const tree = { id: 4041, label: "Łazienka", to: "/produkty", parentId: null, image: null, children: [leaf] };

/** Simulates a browser: its storage and clock survive a page load, and it records requests. */
function browser(answer: () => Response | Promise<Response> = () => Response.json(tree)) {
  const stored = new Map<string, string>();
  const requests: string[] = [];
  const clock = { ms: startMs };
  const openPage = (storage?: CategoryStoreOptions["storage"]) =>
    createCategoryStore({
      fetch: async (href) => {
        requests.push(href);
        return answer();
      },
      storage:
        storage ??
        (() => ({ getItem: (name) => stored.get(name) ?? null, setItem: stored.set.bind(stored) })),
      now: () => clock.ms,
    });
  return { stored, requests, clock, openPage };
}

it("the first use fetches the tree and stores it with its time (14.7)", async () => {
  const { stored, requests, openPage } = browser();
  const page = openPage();
  expect(page.getState()).toEqual({ pending: false, error: null, data: null });
  const loading = Promise.all([page.load(tree.id), page.load(tree.id)]);
  expect(page.getState()).toEqual({ pending: true, error: null, data: null });
  await loading;
  expect(page.getState()).toEqual({ pending: false, error: null, data: tree });
  expect(requests).toEqual([href]);
  expect(JSON.parse(stored.get(key) ?? "")).toEqual({ time: startMs, tree });
});

it("a stored copy is used by the next page while it is younger than 24 h (14.7)", async () => {
  const { requests, clock, openPage } = browser();
  await openPage().load(tree.id);
  clock.ms += 24 * hourMs - 1;
  const next = openPage();
  await next.load(tree.id);
  expect(next.getState().data).toEqual(tree);
  expect(requests).toHaveLength(1);
});

it("a stored copy is renewed when it is 24 h old, by a new page and by one left open", async () => {
  const { requests, clock, openPage } = browser();
  const open = openPage();
  await open.load(tree.id);
  clock.ms += 24 * hourMs;
  await openPage().load(tree.id);
  expect(requests).toHaveLength(2);
  clock.ms += 24 * hourMs;
  await open.load(tree.id);
  expect(requests).toHaveLength(3);
});

it.each([
  "{",
  "null",
  JSON.stringify({ tree }),
  // From the future.
  JSON.stringify({ time: startMs + 1, tree }),
  JSON.stringify({ time: startMs, tree: { ...tree, id: 5000 } }),
  JSON.stringify({ time: startMs, tree: { ...tree, children: null } }),
  JSON.stringify({ time: startMs, tree: { ...tree, children: [{ ...leaf, label: undefined }] } }),
  JSON.stringify({ time: startMs, tree: { ...tree, children: [{ ...leaf, to: "javascript:alert(1)" }] } }),
])("a stored copy that is broken or of another tree (%s) is fetched again", async (copy) => {
  const { stored, requests, openPage } = browser();
  stored.set(key, copy);
  const page = openPage();
  await page.load(tree.id);
  expect(page.getState()).toEqual({ pending: false, error: null, data: tree });
  expect(requests).toHaveLength(1);
});

it("a stored copy is not needed where the browser blocks storage", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  const page = browser().openPage(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await page.load(tree.id);
  expect(page.getState()).toEqual({ pending: false, error: null, data: tree });
  expect(warned).toHaveBeenCalledOnce();
});

it.each<[string, () => Response | Promise<Response>, string]>([
  ["a status that is not OK", () => new Response("", { status: 503 }), "Błąd HTTP: 503"],
  ["another shape", () => Response.json([]), "Niepoprawne dane kategorii"],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
])("a load that failed after %s keeps the error and stores nothing", async (_, answer, error) => {
  const { stored, openPage } = browser(answer);
  const page = openPage();
  await page.load(tree.id);
  expect(page.getState()).toEqual({ pending: false, error, data: null });
  expect(stored.size).toBe(0);
});

it("a failed load keeps the data of an earlier one, and the next use retries", async () => {
  const answers = [Response.json(tree), new Response("", { status: 500 }), Response.json(tree)];
  const { clock, openPage } = browser(() => answers.shift() ?? Response.error());
  const page = openPage();
  await page.load(tree.id);
  clock.ms += 25 * hourMs;
  await page.load(tree.id);
  expect(page.getState()).toEqual({ pending: false, error: "Błąd HTTP: 500", data: tree });
  await page.load(tree.id);
  expect(page.getState()).toEqual({ pending: false, error: null, data: tree });
});
