import { createHash } from "node:crypto";

/**
 * Matches the attributes of scripts that need no hash: external scripts (`src`), and JSON data blocks, which browsers
 * never execute.
 */
const hasNoCode = /\s(?:src=|type="application\/(?:ld\+)?json")/;

/** Returns the CSP hashes (`sha256-…`) of a document's inline scripts, without duplicates. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { attributes, code } of scriptsOf(html)) {
    if (!hasNoCode.test(attributes))
      hashes.add(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  }
  return [...hashes];
}

/**
 * Yields the document's scripts. Plain string search suffices: React escapes `>` in attributes and closes every script.
 */
function* scriptsOf(html: string): Generator<{ attributes: string; code: string }> {
  for (let start = html.indexOf("<script"); start >= 0; ) {
    const open = html.indexOf(">", start);
    const end = html.indexOf("</script>", open);
    if (open < 0 || end < 0) return;
    yield { attributes: html.slice(start, open), code: html.slice(open + 1, end) };
    start = html.indexOf("<script", end);
  }
}
