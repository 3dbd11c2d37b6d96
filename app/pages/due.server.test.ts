import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { momentInPoland } from "lib/polish/today";
import { expect, test, vi } from "vitest";

const article = (slug: string, date: string) => `---
title: Tytuł
slug: ${slug}
date: "${date}"
lead: Wstęp.
tags: [firma]
image: /images/news/x.avif
imageAlt: Opis
collections: []
categories: []
---
`;

const job = `---
title: Tokarz
slug: tokarz
town: Jarocin
voivodeship: wielkopolskie
type: pełny etat
contract: umowa o pracę
mode: na miejscu
from: "2026-11-01"
validThrough: "2026-12-31"
lead: Wstęp.
salary: { min: 1, max: 2, currency: PLN, period: month, basis: brutto }
duties: []
requirements: []
niceToHave: []
---
`;

test("articles come due at their hour or at midnight, offers on their first day and after their last (25.3)", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "modrawa-due-"));
  for (const name of ["news", "jobs"]) mkdirSync(path.join(folder, "content", name), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, "content", name), text);
  write("news/z-godzina.md", article("z-godzina", "2026-12-01T08:00"));
  write("news/bez-godziny.md", article("bez-godziny", "2026-12-05"));
  write("jobs/tokarz.md", job);
  writeFileSync(path.join(folder, "content/image-alt.json"), "{}");
  process.chdir(folder);
  vi.resetModules();
  const { hasComeDue } = await import("./due.server");

  expect(hasComeDue(momentInPoland("2026-12-01T07:59"), momentInPoland("2026-12-01T08:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-12-01T08:00"), momentInPoland("2026-12-04T23:59"))).toBe(false);
  expect(hasComeDue(momentInPoland("2026-12-04T23:59"), momentInPoland("2026-12-05T00:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-10-31T23:59"), momentInPoland("2026-11-01T00:00"))).toBe(true);
  expect(hasComeDue(momentInPoland("2026-12-05T00:00"), momentInPoland("2026-12-31T23:59"))).toBe(false);
  expect(hasComeDue(momentInPoland("2026-12-31T23:59"), momentInPoland("2027-01-01T00:00"))).toBe(true);
});
