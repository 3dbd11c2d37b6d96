import { brotliCompressSync, constants } from "node:zlib";

/** Patterns of the parts that a page consists of. Some are within others: a menu's icons are in the header. */
const parts: Record<string, RegExp> = {
  "data for hydration": /<script[^>]*>window\.__remixContext.*?<\/script>/gs,
  "other inline scripts": /<script(?![^>]*(?:ld\+json|src=))[^>]*>(?!window\.__remixContext).*?<\/script>/gs,
  "structured data": /<script type="application\/ld\+json">.*?<\/script>/gs,
  "icons in the sprite": /<symbol\b.*?<\/symbol>/gs,
  "QR code": /<svg role="img" aria-label="Kod QR.*?<\/svg>/gs,
  "drawing beside its text": /<figure\b.*?<\/figure>/gs,
  classes: / class="[^"]*"/g,
  pictures: /<picture\b.*?<\/picture>/gs,
  head: /<head>.*?<\/head>/gs,
  header: /<header\b.*?<\/header>/gs,
  footer: /<footer\b.*?<\/footer>/gs,
};

/** Compressed size of a page, and by how much it shrinks without each of its parts, in bytes. */
export function htmlParts(html: string): Record<string, number> {
  const whole = compressed(html);
  const saved = Object.entries(parts).map(([name, pattern]) => [
    name,
    whole - compressed(html.replaceAll(pattern, "")),
  ]);
  return Object.fromEntries([["whole page", whole], ...saved]);
}

/** As the page cache compresses a page in the end. */
function compressed(text: string): number {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }).byteLength;
}
