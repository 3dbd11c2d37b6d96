import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { momentInPoland } from "lib/polish/today";
import { expect, test, vi } from "vitest";

test("articles come due at their hour or at midnight, offers on their first day and after their last (25.3)", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-due-"));
  cpSync("tests/fixtures/content", path.join(folder, "content"), { recursive: true });
  process.chdir(folder);
  const change = (file: string, fields: RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(fields, to));
  change("content/news/kolekcja-lira.md", /^date: .*/m, 'date: "2026-12-01T08:00"');
  change("content/news/kolekcja-kanta.md", /^date: .*/m, 'date: "2026-12-05"');
  change("content/jobs/operator-cnc.md", /^from: .*\n.*/m, 'from: "2026-11-01"\nvalidThrough: "2026-12-31"');
  vi.resetModules();
  const { hasComeDue } = await import("./due.server");

  expect(hasComeDue(momentInPoland("2026-12-01T07:59"), momentInPoland("2026-12-01T08:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-12-01T08:00"), momentInPoland("2026-12-04T23:59"))).toBe(false);
  expect(hasComeDue(momentInPoland("2026-12-04T23:59"), momentInPoland("2026-12-05T00:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-10-31T23:59"), momentInPoland("2026-11-01T00:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-12-05T00:00"), momentInPoland("2026-12-31T23:59"))).toBe(false);
  expect(hasComeDue(momentInPoland("2026-12-31T23:59"), momentInPoland("2027-01-01T00:00"))).toBe(true);
});
