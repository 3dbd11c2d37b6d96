import { fetchOk } from "~/platform/fetch-ok";
import { useServedMarkup } from "~/ui/served-markup";

const slotId = "icon-sprite";
const open = `<svg id="${slotId}" class="hidden">`;
const close = "</svg>";

/**
 * The sprite's markup: empty as rendered by React, and filled with symbols. The server replaces the first with the
 * second.
 */
export const emptySprite = open + close;
export const filledSprite = (symbols: string) => open + symbols + close;

export function IconSpriteSlot() {
  const symbols = useServedMarkup(slotId);
  return (
    <svg
      id={slotId}
      className="hidden"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}

/**
 * Loads all remaining icons on the first pointer, touch, key or focus event; the document contains only the icons that
 * it shows.
 * @returns a function that cancels the listeners
 */
export function bringIconsOnIntent(href: string): () => void {
  const intents = new AbortController();
  const { signal } = intents;
  async function bring() {
    intents.abort();
    const slot = document.getElementById(slotId);
    try {
      const symbols = await (await fetchOk(href)).text();
      if (slot) slot.innerHTML = symbols;
    } catch (error) {
      console.warn("Ikony nie zostały wczytane", error);
    }
  }
  for (const intent of ["pointerover", "touchstart", "keydown", "focusin"]) {
    addEventListener(intent, bring, { signal, passive: true });
  }
  return () => intents.abort();
}
