import { expect, test } from "vitest";
import { rememberedHref } from "./shown-project";

test.each([
  ["", "", null],
  ["", "1.A*2._rB c", "l=1.A*2._rB+c"],
  ["dodaj=LR-110", "", "dodaj=LR-110&l=1"],
  ["dodaj=LR-110,LR-120&dodaj=KN-110&jezyk=en", "1.A", "dodaj=LR-110%2CLR-120&dodaj=KN-110&jezyk=en&l=1.A"],
  ["l=1.B", "1.A", null],
  ["l=1.B&dodaj=A", "1.A", null],
])("/projekt?%s beside %j becomes %j", (search, remembered, query) => {
  const href = rememberedHref(new URLSearchParams(search), remembered);
  expect(href).toBe(query && `/projekt?${query}`);
});
