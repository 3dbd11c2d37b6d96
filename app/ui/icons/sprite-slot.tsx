import { fetchOk } from "lib/platform/http";
import { useServedMarkup } from "~/ui/behaviour/served-markup";

const slotId = "icon-sprite";
const open = `<svg id="${slotId}" class="hidden">`;
const close = "</svg>";

/** Markup of the icon sprite as React renders it, without symbols. The server replaces it with {@link filledSprite}. */
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
 * Loads all icons of the site on the first pointer, touch, key or focus event. Until then, the document contains only
 * the icons that it shows.
 * @returns a function that removes the listeners
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
