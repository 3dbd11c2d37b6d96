import { expect, test, vi } from "vitest";
import { linesIn, storageKey } from "../list/remembered-project";
import { contains, replacesRemembered } from "./memory";
import { rememberScript } from "./remember-script";

test.each([
  ["the first list", "", undefined, true],
  ["a list made of it on the page", "1.A", "1.A", true],
  ["a list of an older tab", "1.A*12.B", "1.A.B", false],
  ["somebody else's list", "1.A", undefined, false],
])(
  "the remembered list is replaced by none with less: %s: beside %s (27.8)",
  (_, remembered, before, replaces) => {
    expect(replacesRemembered(remembered, before)).toBe(replaces);
  },
);
test.each([
  ["1._rKuchnia.A*2", "1._rKuchnia.A*2", true],
  ["1.B.A*3._rX.C", "1.A", true],
  ["1._rKuchnia.A", "1._rKuchnia.A*12", false],
  ["1.A*12", "1._rKuchnia.A*12", false],
  ["1.A", "1.A._rKuchnia", false],
  ["1.A*0", "1.A", false],
  ["1", "1.A", false],
])(
  "the remembered list is replaced by none with less by a step back to %s from %s (27.8)",
  (list, other, isWhole) => {
    expect(contains(list, other)).toBe(isWhole);
  },
);

/** Runs the inline script on the page of a list, to which a redirect has led. */
function run(href: string, kept: string, { type = "navigate", seen = "" } = {}) {
  const { search, hash, searchParams } = new URL(href, "http://localhost");
  const opened = vi.fn();
  const reserved: Record<string, string> = {};
  const storage: Record<string, string> = kept ? { [storageKey]: kept } : {};
  const browser = {
    origin: "http://localhost",
    location: { pathname: "/projekt", search, hash, replace: opened },
    localStorage: storage,
    sessionStorage: { "modrawa:projekt-na-karcie": seen },
    document: {
      getElementsByName: () => [{ value: searchParams.get("l") ?? "1" }],
      referrer: "",
      documentElement: { dataset: reserved },
    },
    performance: { getEntriesByType: () => [{ type, redirectCount: 1 }] },
    history: { replaceState: (_state: unknown, _title: string, query: string) => opened(query) },
  };
  new Function(...Object.keys(browser), rememberScript)(...Object.values(browser));
  return { opened: opened.mock.calls[0]?.[0], remembered: storage[storageKey], reserved };
}

test.each([
  ["the first addition is remembered", "?l=1.A&powrot=/#dodano", "", "?l=1.A", "1.A"],
  ["another is added to what is remembered", "?l=1.A.B*2#dodano", "1.X", "?l=1.X&dodaj=A%2CB*2", "1.X"],
  [
    "only the missing is added",
    "?l=1.A&nadmiar=2#uzupelniono",
    "1.X",
    "?l=1.X&dodaj=A&tylko=brakujace",
    "1.X",
  ],
  ["of a packed addition too", "?l=2.61.x-Y_#dodano", "1.X", "?l=1.X&dodaj=2.61.x-Y_", "1.X"],
  ["in the page's language (9.4)", "?l=1.A&jezyk=en#dodano", "1.X", "?l=1.X&jezyk=en&dodaj=A", "1.X"],
  ["a URL without a list leads to it", "?jezyk=en", "1.X", "?jezyk=en&l=1.X", "1.X"],
  ["somebody else's list is only shown", "?l=1.A", "1.X", undefined, "1.X"],
  ["a list that only a later build reads stays", "?l=1.A", "3.5.x-Y_", undefined, "3.5.x-Y_"],
])("before anything is painted, %s (27.8)", (_, href, kept, opened, remembered) => {
  expect(run(`/projekt${href}`, kept)).toMatchObject({ opened, remembered });
});

test.each([
  ["a reload", "reload", "1.A", "?l=1.X"],
  ["a step back", "back_forward", "1.A", "?l=1.X"],
  ["a bookmark", "navigate", "1.A", undefined],
  ["a list that this tab did not show as the remembered one", "reload", "1.B", undefined],
])("%s of an older state of the remembered list leads to it (27.8)", (_, type, seen, opened) => {
  expect(run("/projekt?l=1.A", "1.X", { type, seen }).opened).toBe(opened);
});

test("the place of the choice between two lists is kept, and scripts start for it, only beside another remembered list", () => {
  expect(run("/projekt?l=1.A", "1.B").reserved).toEqual({ start: "other-list" });
  for (const kept of ["1.A", ""]) expect(run("/projekt?l=1.A", kept).reserved).toEqual({});
});

test("the frame counts lines, not rooms", () => {
  expect(linesIn("1.LR-120-CH*2._rKuchnia 2_-0.OS-410-SS")).toBe(2);
  expect([linesIn("1"), linesIn(""), linesIn("1._rA._rB")]).toEqual([0, 0, 0]);
  expect([linesIn("2.300.x-Y_"), linesIn("3.5.x-Y_")]).toEqual([300, 5]);
});
