import { beforeEach, expect, test, vi } from "vitest";
import { createToastStore } from "./store";

beforeEach(() => void vi.useFakeTimers());

const toast = (title: string) => ({ title, description: "", color: "success" as const });

function storeWith(...titles: string[]) {
  const store = createToastStore();
  for (const title of titles) store.add(toast(title));
  return store;
}

const shown = ({ getToasts }: ReturnType<typeof createToastStore>) =>
  getToasts().map(({ title, open }) => (open ? title : `(${title})`));

test("a toast with actions stays twice as long, for it takes longer to reach (11.6)", () => {
  const store = storeWith();
  store.add({ ...toast("a"), actions: [{ label: "Zobacz listę", to: "/projekt" }] });
  vi.advanceTimersByTime(9_999);
  expect(shown(store)).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown(store)).toEqual(["(a)"]);
});

test("a toast takes the place of the one before it of the same group (11.6)", () => {
  const store = storeWith("a");
  store.add({ ...toast("b"), replaces: "projekt" });
  store.add({ ...toast("c"), replaces: "inna" });
  store.add({ ...toast("d"), replaces: "projekt" });
  expect(shown(store)).toEqual(["a", "c", "d"]);
  vi.advanceTimersByTime(5_000);
  expect(shown(store)).toEqual(["(a)", "(c)", "(d)"]);
});

test("of six toasts the five latest are kept (11.1)", () => {
  expect(shown(storeWith("a", "b", "c", "d", "e", "f"))).toEqual(["b", "c", "d", "e", "f"]);
});

test("two toasts of the same millisecond have different ids", () => {
  const [first, second] = storeWith("a", "a").getToasts();
  expect(first?.id).not.toBe(second?.id);
  expect(first?.id).toMatch(/^\d+-\w+$/);
});

test("a pause keeps what remains of a toast's time (11.2)", () => {
  const store = storeWith("a");
  vi.advanceTimersByTime(4_000);
  for (const reason of ["pointer", "window"] as const) store.setPause(reason, true);
  store.setPause("window", false);
  vi.advanceTimersByTime(60_000);
  store.setPause("pointer", false);
  vi.advanceTimersByTime(999);
  expect(shown(store)).toEqual(["a"]);
  vi.advanceTimersByTime(1);
  expect(shown(store)).toEqual(["(a)"]);
});
