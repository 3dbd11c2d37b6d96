import { expect, test } from "vitest";
import { inlineScriptHashes } from "./inline-script-hashes.server";

// Computed with `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`.
const alertHash = "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=";

test("scripts with a URL and blocks of data need no hash", () => {
  const html =
    '<script src="/assets/a.js"></script><script async="" src="/b.js"></script>' +
    '<script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});

test("a script may contain the element's name, and an unclosed one is ignored", () => {
  const html = '<script>"<script src=x>"</script><script>alert(1)</script><script>alert(2)';
  expect(inlineScriptHashes(html)).toEqual([expect.stringMatching(/^sha256-/), alertHash]);
});
