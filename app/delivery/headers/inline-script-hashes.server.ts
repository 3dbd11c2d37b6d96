import { createHash } from "node:crypto";

/** A script element without `src`; React writes attributes without `>` and closes every script. */
const inlineScript = /<script(?![^>]*\ssrc=)(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** Data blocks, which browsers never run. */
const dataBlock = /\stype="application\/(?:ld\+)?json"/;

/** @returns the hashes of the document's inline scripts, without duplicates, as the policy lists them: `sha256-…` */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(({ groups }) => !dataBlock.test(groups?.attributes ?? ""))
    .map(
      ({ groups }) =>
        `sha256-${createHash("sha256")
          .update(groups?.code ?? "")
          .digest("base64")}`,
    );
  return [...new Set(hashes)];
}
