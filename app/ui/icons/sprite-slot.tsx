import { useServedMarkup } from "~/ui/served-markup";

const slotId = "icon-sprite";
const open = `<svg id="${slotId}" class="hidden">`;
const close = "</svg>";

/** The sprite's place as React renders it, and the same filled with symbols: the server swaps them. */
export const emptySprite = open + close;
export const filledSprite = (symbols: string) => open + symbols + close;

/** The place of the icon sprite in the document. */
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

/** A document comes with the icons that it shows; those of other pages are brought when the visitor first does anything. */
export function bringIconsOnIntent(address: string): () => void {
  const intents = new AbortController();
  const { signal } = intents;
  async function bring() {
    intents.abort();
    const slot = document.getElementById(slotId);
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`Błąd HTTP: ${answer.status}`);
      if (slot) slot.innerHTML = await answer.text();
    } catch (error) {
      console.warn("Ikony nie zostały wczytane", error);
    }
  }
  for (const intent of ["pointerover", "touchstart", "keydown", "focusin"]) {
    addEventListener(intent, bring, { signal, passive: true });
  }
  return () => intents.abort();
}
