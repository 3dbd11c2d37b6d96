import { momentInPoland } from "lib/polish/today";
import { expect, test } from "vitest";
import { rewrite, withChangedContent } from "../../tests/support/samples/changed-content";
import { hasComeDue } from "./due.server";

const days: [file: string, dates: RegExp, changed: string][] = [
  ["news/kolekcja-lira.md", /^date: .*/m, 'date: "2026-12-01T08:00"'],
  ["news/kolekcja-kanta.md", /^date: .*/m, 'date: "2026-12-05"'],
  ["jobs/operator-cnc.md", /^from: .*\n.*/m, 'from: "2026-11-01"\nvalidThrough: "2026-12-31"'],
];

test.each([
  [true, "2026-12-01T07:59", "2026-12-01T08:00"],
  [false, "2026-12-01T08:00", "2026-12-04T23:59"],
  [true, "2026-12-04T23:59", "2026-12-05T00:00"],
  [true, "2026-10-31T23:59", "2026-11-01T00:00"],
  [false, "2026-12-05T00:00", "2026-12-31T23:59"],
  [true, "2026-12-31T23:59", "2027-01-01T00:00"],
])(
  "articles come due at their hour or at midnight, offers on their first day and after their last: %s from %s to %s (25.3)",
  (isDue, after, until) => {
    const change = (folder: string) => {
      for (const [file, dates, changed] of days)
        rewrite(folder, file, (text) => text.replace(dates, changed));
    };
    const come = () => hasComeDue(momentInPoland(after), momentInPoland(until));
    expect(withChangedContent(change, come)).toBe(isDue);
  },
);
