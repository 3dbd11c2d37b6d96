import { expect, test } from "vitest";
import { mayReload } from "./reload-throttle";

function browser(stored: Record<string, string> = {}) {
  const options = {
    clockMs: 1_000_000,
    now: () => options.clockMs,
    storage: () => ({
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value;
      },
    }),
  };
  return options;
}

test("a path is reloaded once within ten seconds (13.5)", () => {
  const options = browser();
  expect(mayReload("/kontakt", options)).toBe(true);
  options.clockMs += 9_999;
  expect(mayReload("/kontakt", options)).toBe(false);
  options.clockMs += 1;
  expect(mayReload("/kontakt", options)).toBe(true);
});

test("another path may be loaded at once, and the first one is still counted (13.5)", () => {
  const options = browser();
  mayReload("/kontakt", options);
  expect(mayReload("/o-nas", options)).toBe(true);
  expect(mayReload("/kontakt", options)).toBe(false);
});

test.each(["", "not a number", "1000000", "9e99"])(
  "a record that is unreadable or too far ahead does not prevent a reload: %j",
  (record) => {
    expect(mayReload("/kontakt", browser({ "modrawa:reload /kontakt": record }))).toBe(true);
  },
);

test("nothing reloads where storage is blocked (13.5)", () => {
  const storage = () => {
    throw new Error("blocked");
  };
  expect(mayReload("/kontakt", { storage, now: () => 0 })).toBe(false);
});
