import { createRequire } from "node:module";
import { interfaceIcons } from "./icons/interface-icons";
import { emptySprite, filledSprite } from "./icons/sprite-slot";

type IconSet = { icons: Record<string, { body: string } | undefined> };

const lucide = createRequire(import.meta.url)("@iconify-json/lucide/icons.json") as IconSet;

/**
 * Draws the icons of the interface and of content as SVG symbols.
 * @param ofContent Lucide names, with or without the `lucide:` prefix
 * @throws {Error} for an icon that is missing from the installed Lucide set
 */
export function drawIcons(ofContent: Iterable<string>) {
  const names = [...interfaceIcons, ...ofContent].map((name) => name.replace("lucide:", ""));
  const symbols = new Map([...new Set(names)].map((name) => [name, symbol(name)]));
  return {
    /** All icons of the site. */
    all: [...symbols.values()].join(""),
    symbolsOf: (shown: Iterable<string>) => [...shown].map((name) => symbols.get(name)).join(""),
    /** Inserts symbols into a rendered document's sprite. React neither renders nor hydrates them. */
    fillSprite: (html: string, shown: string) => html.replace(emptySprite, filledSprite(shown)),
  };
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
