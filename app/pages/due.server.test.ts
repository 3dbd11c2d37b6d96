import { momentInPoland } from "lib/polish/today";
import { expect, test } from "vitest";
import { editContent, moveToOwnContent } from "../../tests/support/site/own-content";

test("articles come due at their hour or at midnight, offers on their first day and after their last (25.3)", async () => {
  moveToOwnContent();
  editContent("news/kolekcja-lira.md", /^date: .*/m, 'date: "2026-12-01T08:00"');
  editContent("news/kolekcja-kanta.md", /^date: .*/m, 'date: "2026-12-05"');
  editContent("jobs/operator-cnc.md", /^from: .*\n.*/m, 'from: "2026-11-01"\nvalidThrough: "2026-12-31"');
  const { hasComeDue } = await import("./due.server");

  expect(hasComeDue(momentInPoland("2026-12-01T07:59"), momentInPoland("2026-12-01T08:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-12-01T08:00"), momentInPoland("2026-12-04T23:59"))).toBe(false);
  expect(hasComeDue(momentInPoland("2026-12-04T23:59"), momentInPoland("2026-12-05T00:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-10-31T23:59"), momentInPoland("2026-11-01T00:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-12-05T00:00"), momentInPoland("2026-12-31T23:59"))).toBe(false);
  expect(hasComeDue(momentInPoland("2026-12-31T23:59"), momentInPoland("2027-01-01T00:00"))).toBe(true);
});
