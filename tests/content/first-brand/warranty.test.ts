import { plural } from "lib/polish/plural";
import { expect, test } from "vitest";
import { z } from "zod";
import { readContent } from "~/content/files.server";
import { getPage } from "~/editorial/pages.server";

test("the warranty's table says the periods that product pages show", () => {
  const { body } = readContent("pages/warunki-gwarancji.md", z.unknown());
  const years = (count: number) => plural(count, { one: "rok", few: "lata", many: "lat" });
  const rows = (getPage("/warunki-gwarancji")?.terms ?? [])
    .map(
      ({ label, years: home, professionalYears }) =>
        `| ${label} | ${years(home)} | ${years(professionalYears)} |`,
    )
    .map((row) => row.replaceAll("\u00a0", " "));
  expect(body.split("\n").filter((line) => rows.includes(line))).toEqual(rows);
});
