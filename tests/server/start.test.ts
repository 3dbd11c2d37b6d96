import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeRunFolder, removeRunFolder } from "../support/run-folder";
import { type SiteOptions, startSite } from "../support/site";

/** The one line of a start that is refused. */
async function refusalOf(options: SiteOptions): Promise<string | undefined> {
  const failure = await startSite(options).then(
    () => expect.fail("the site started"),
    (error: Error) => error.message,
  );
  expect(failure).toContain("The site ended with 1");
  const lines = failure.trim().split("\n").slice(1);
  expect(lines).toHaveLength(1);
  return lines[0];
}

test.each([
  ["PORT", "osiemdziesiąt"],
  ["SITE_URL", "modrawa"],
  ["CATEGORY_API_BASE", "ftp://example.com"],
  ["BUILD_POLL_MS", "0"],
  ["SECRET", "za-krotki"],
])("a wrong %s stops the start with one line that names it", async (name, value) => {
  expect(await refusalOf({ env: { [name]: value } })).toContain(name);
});

test("a mistake in the category tree stops the start with one line that names file and line", async () => {
  const folder = makeRunFolder();
  onTestFinished(() => removeRunFolder(folder));
  const content = path.join(folder.site, "content");
  const categories = path.join(content, "categories.json");
  rmSync(content);
  cpSync("content", content, { recursive: true, dereference: true });
  writeFileSync(categories, readFileSync(categories, "utf8").replace('"Stojące wysokie"', '""'));
  expect(await refusalOf({ cwd: folder.site })).toMatch(
    /^content\/categories\.json:25 – pod kategorią 4100: label: nie może być puste/,
  );
});
