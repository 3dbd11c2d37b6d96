import { createRequire } from "node:module";

type IconSet = { icons: Record<string, { body: string } | undefined> };

const lucide = createRequire(import.meta.url)("@iconify-json/lucide/icons.json") as IconSet;

/**
 * The `<symbol>` of each icon, by its short name.
 * @param names lucide names, with or without the `lucide:` prefix
 * @throws Error for a name that the local set lacks
 */
export function iconSymbols(names: Iterable<string>): Map<string, string> {
  const unique = new Set([...names].map((name) => name.replace("lucide:", "")));
  return new Map([...unique].map((name) => [name, symbol(name)]));
}

function symbol(name: string): string {
  const icon = lucide.icons[name];
  if (!icon) throw new Error(`Nie ma ikony „${name}” w zestawie lucide.`);
  return `<symbol id="icon-${name}" viewBox="0 0 24 24">${icon.body}</symbol>`;
}
