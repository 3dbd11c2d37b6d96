import { createRequire } from "node:module";

type IconSet = { icons: Record<string, { body: string } | undefined> };

const lucide = createRequire(import.meta.url)("@iconify-json/lucide/icons.json") as IconSet;

/**
 * Builds a `<symbol>` element for each icon.
 * @param names Lucide names, with or without the `lucide:` prefix
 * @returns the symbols' markup, keyed by icon name without the prefix
 * @throws {Error} for an icon that is missing from the installed Lucide set
 */
export function iconSymbols(names: Iterable<string>): Map<string, string> {
  const unique = new Set([...names].map((name) => name.replace("lucide:", "")));
  return new Map([...unique].map((name) => [name, symbol(name)]));
}

/**
 * Attributes common to all icons. They are stripped from each icon, because `theme.css` sets them once for every
 * `symbol`.
 */
const drawing =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';

function symbol(name: string): string {
  const icon = lucide.icons[name];
  if (!icon) throw new Error(`Nie ma ikony „${name}” w zestawie lucide.`);
  const body = icon.body.replaceAll(drawing, "").replace(/^<g>(.*)<\/g>$/, "$1");
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${body}</symbol>`;
}
