import { describe, expect, test, vi } from "vitest";
import { linesIn, storageKey } from "../list/remembered-project";
import { rememberScript, replacesRemembered } from "./memory";

describe("the remembered list is replaced by none with less (27.8)", () => {
  test.each([
    ["the first list", "1.A", "", undefined, true],
    ["a list made of it on the page", "1.B", "1.A", "1.A", true],
    ["an emptied list", "1", "1.A", "1.A", true],
    ["the same list", "1._rKuchnia.A*2", "1._rKuchnia.A*2", undefined, true],
    ["a list with all of it and more", "1.B.A*3._rX.C", "1.A", undefined, true],
    ["a list with fewer pieces", "1._rKuchnia.A", "1._rKuchnia.A*12", undefined, false],
    ["a list without its rooms", "1.A*12", "1._rKuchnia.A*12", undefined, false],
    ["a list without one of its empty rooms", "1.A", "1.A._rKuchnia", undefined, false],
    ["a list whose quantity waits to be filled in", "1.A*0", "1.A", undefined, false],
    ["a list of an older tab", "1.A.B*5", "1.A*12.B", "1.A.B", false],
    ["somebody else's list", "1.B", "1.A", undefined, false],
    ["somebody else's list after another one", "1.C", "1.A", "1.B", false],
    ["an empty list that somebody has sent", "1", "1.A", undefined, false],
  ])("%s: %s beside %s", (_, list, remembered, before, replaces) => {
    expect(replacesRemembered(list, remembered, before)).toBe(replaces);
  });
});

/** Runs the inline script on the page of a list, to which a redirect has led. */
function run(href: string, kept: string) {
  const { search, hash, searchParams } = new URL(href, "http://localhost");
  const opened = vi.fn();
  const storage: Record<string, string> = kept ? { [storageKey]: kept } : {};
  const browser = {
    origin: "http://localhost",
    location: { search, hash, replace: opened },
    localStorage: storage,
    sessionStorage: {},
    document: { forms: { projekt: { l: { value: searchParams.get("l") ?? "1" } } }, referrer: "" },
    performance: { getEntriesByType: () => [{ type: "navigate", redirectCount: 1 }] },
    history: { replaceState: (_state: unknown, _title: string, query: string) => opened(query) },
  };
  new Function(...Object.keys(browser), rememberScript)(...Object.values(browser));
  return [opened.mock.calls[0]?.[0], storage[storageKey]];
}

describe("before anything is painted (27.8)", () => {
  test.each([
    ["the first addition is remembered", "?l=1.A&powrot=/#dodano", "", "?l=1.A", "1.A"],
    ["another is added to what is remembered", "?l=1.A.B*2#dodano", "1.X", "?l=1.X&dodaj=A%2CB*2", "1.X"],
    [
      "of another only what is missing",
      "?l=1.A&uwagi=p0:B#uzupelniono",
      "1.X",
      "?l=1.X&dodaj=A&tylko=brakujace",
      "1.X",
    ],
    ["in the page's language (9.4)", "?l=1.A&jezyk=en#dodano", "1.X", "?l=1.X&jezyk=en&dodaj=A", "1.X"],
    ["an address without a list leads to it", "?jezyk=en", "1.X", "?jezyk=en&l=1.X", "1.X"],
    ["somebody else's list is only shown", "?l=1.A", "1.X", undefined, "1.X"],
  ])("%s", (_, href, kept, opened, remembered) => {
    expect(run(`/projekt${href}`, kept)).toEqual([opened, remembered]);
  });
});

test("the frame counts lines, not rooms", () => {
  expect(linesIn("1.LR-120-CH*2._rKuchnia 2_-0.OS-410-SS")).toBe(2);
  expect([linesIn("1"), linesIn(""), linesIn("1._rA._rB")]).toEqual([0, 0, 0]);
});
