import { expect, test } from "vitest";
import { startSite } from "../support/site";

test.each([
  ["PORT", "osiemdziesiąt"],
  ["SITE_URL", "modrawa"],
  ["CATEGORY_API_BASE", "ftp://example.com"],
  ["BUILD_POLL_MS", "0"],
  ["SECRET", "za-krotki"],
])("a wrong %s stops the start with one line that names it", async (name, value) => {
  const failure = await startSite({ env: { [name]: value } }).then(
    () => expect.fail("the site started"),
    (error: Error) => error.message,
  );
  expect(failure).toContain("The site ended with 1");
  const lines = failure.trim().split("\n").slice(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(name);
});
