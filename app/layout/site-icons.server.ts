import { contentIcons } from "~/editorial/content-icons.server";
import { iconSymbols } from "~/ui/icon-sprite.server";
import { emptySprite, filledSprite } from "~/ui/icon-sprite-slot";
import { interfaceIcons } from "~/ui/interface-icons";

const symbols = iconSymbols([...interfaceIcons, ...contentIcons()]);
/** The button of the themes comes with hydration. */
const shownByScripts = ["contrast"];

/** Every icon that the site may show, as symbols. */
export const allSymbols = [...symbols.values()].join("");

/** Puts the icons that a rendered document shows into its sprite. React neither renders nor hydrates them. */
export function fillSprite(html: string): string {
  const shown = [...html.matchAll(/<use href="#icon-([^"]+)"/g)].map(([, name = ""]) => name);
  const needed = [...new Set([...shown, ...shownByScripts])].map((name) => symbols.get(name));
  return html.replace(emptySprite, filledSprite(needed.join("")));
}
