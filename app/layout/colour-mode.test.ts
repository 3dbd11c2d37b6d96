import { expect, test, vi } from "vitest";
import { forcedColourMode } from "./colour-mode";

test("a page may force light or dark; the innermost route decides (8.2)", () => {
  expect(forcedColourMode([undefined, "dark", undefined])).toBe("dark");
  expect([forcedColourMode(["dark", "light"]), forcedColourMode([undefined])]).toEqual(["light", undefined]);
});

test("forcing system is rejected with a warning (8.2)", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(forcedColourMode(["dark", "system"])).toBeUndefined();
  expect(warn.mock.calls).toEqual([["You cannot force the colorMode to system at the page level."]]);
});
