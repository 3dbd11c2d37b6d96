import { beforeEach, expect, test, vi } from "vitest";
import { mayReload } from "./reload-throttle";

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test("a path is reloaded once within ten seconds (13.5)", () => {
  expect(mayReload("/kontakt")).toBe(true);
  vi.advanceTimersByTime(9_999);
  expect(mayReload("/kontakt")).toBe(false);
  vi.advanceTimersByTime(1);
  expect(mayReload("/kontakt")).toBe(true);
});

test("another path may be loaded at once, and the first one is still counted (13.5)", () => {
  mayReload("/kontakt");
  expect([mayReload("/o-nas"), mayReload("/kontakt")]).toEqual([true, false]);
});

test.each(["", "not a number", "1000000", "9e99"])(
  "a record that is unreadable or too far ahead is ignored: %j",
  (record) => {
    sessionStorage.setItem("modrawa:reload /kontakt", record);
    expect(mayReload("/kontakt")).toBe(true);
  },
);

test("nothing reloads where storage is blocked (13.5)", () => {
  const getItem = () => {
    throw new Error("blocked");
  };
  vi.stubGlobal("sessionStorage", { getItem });
  expect(mayReload("/kontakt")).toBe(false);
});
