import { expect, test } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash";

test.each([
  ["/o-nas/", "/o-nas"],
  ["/o-nas///", "/o-nas"],
  ["/aktualnosci/a/b/", "/aktualnosci/a/b"],
])("%s loses its trailing slash", (path, expected) => expect(withoutTrailingSlash(path)).toBe(expected));

test.each(["/", "/o-nas", "/aktualnosci/a"])("%s stays as it is", (path) =>
  expect(withoutTrailingSlash(path)).toBeNull(),
);

test.each(["//evil.example/", "///evil.example/", "/\\evil.example/", "//"])(
  "%s never becomes a URL of another site",
  (path) => expect(withoutTrailingSlash(path)).toMatch(/^\/(?![/\\])/),
);
