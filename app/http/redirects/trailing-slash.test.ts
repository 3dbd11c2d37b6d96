import { expect, test } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash";

test.each(["//evil.example/", "///evil.example/", "/\\evil.example/", "//"])(
  "%s never becomes a URL of another site",
  (path) => expect(withoutTrailingSlash(path)).toMatch(/^\/(?![/\\])/),
);
