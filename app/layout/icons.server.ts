import { fromContent } from "~/content/memo";
import { iconSymbols } from "~/ui/icon-symbols.server";
import { emptySprite, filledSprite, interfaceIcons } from "~/ui/icons";
import { contentIcons } from "./icons/content-icons.server";

const symbols = fromContent(() => iconSymbols([...interfaceIcons, ...contentIcons()]));

/** Returns all icons of the site as SVG symbols. */
export function allSymbols(): string {
  return [...symbols().values()].join("");
}

/**
 * Inserts the icons that a rendered document uses into the document's sprite. React neither renders nor hydrates these
 * icons.
 */
export function fillSprite(html: string): string {
  const shown = [...html.matchAll(/<use href="#icon-([^"]+)"/g)].map(([, name = ""]) => name);
  const needed = [...new Set(shown)].map((name) => symbols().get(name));
  return html.replace(emptySprite, filledSprite(needed.join("")));
}
