import { fetchOk } from "~/platform/fetch-ok";
import { useServedMarkup } from "~/ui/served-markup";

const slotId = "icon-sprite";
const open = `<svg id="${slotId}" class="hidden">`;
const close = "</svg>";

/** The sprite as React renders it, empty, and filled with symbols: the server replaces one with the other. */
export const emptySprite = open + close;
export const filledSprite = (symbols: string) => open + symbols + close;

/** The document's icon sprite. */
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
 * A document has only the icons that it shows; loads all others on the visitor's first pointer, touch, key or focus.
 * @returns cancels it
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
