import { createHash } from "node:crypto";

/**
 * Matches the attributes of scripts without inline code to run: external scripts (`src`) and JSON data blocks, which
 * browsers never execute.
 */
const hasNoCode = /\s(?:src=|type="application\/(?:ld\+)?json")/;

/** @returns the hashes of the document's inline scripts, without duplicates, as the policy lists them: `sha256-…` */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { attributes, code } of scriptsOf(html)) {
    if (!hasNoCode.test(attributes))
      hashes.add(`sha256-${createHash("sha256").update(code).digest("base64")}`);
  }
  return [...hashes];
}

/** React writes attributes without `>` and closes every script. */
function* scriptsOf(html: string): Generator<{ attributes: string; code: string }> {
  for (let start = html.indexOf("<script"); start >= 0; ) {
    const open = html.indexOf(">", start);
    const end = html.indexOf("</script>", open);
    if (open < 0 || end < 0) return;
    yield { attributes: html.slice(start, open), code: html.slice(open + 1, end) };
    start = html.indexOf("<script", end);
  }
}
