import { expect, test } from "vitest";
import { sizeOfMarkup } from "./served-size";

test.each([
  ['<html><p title="x">a &amp;\u00a0b<!-- -->ż</p></html>', 3 + "a &__bż".length],
  ["<p>a</p><script>for(;i<n;)s</script>b<br/>", 3 + "ab".length],
])("the size of %s counts elements, comments and characters, as a browser does (19.8)", (html, size) =>
  expect(sizeOfMarkup(html)).toBe(size),
);
