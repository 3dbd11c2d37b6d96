import { fetchOk } from "lib/platform/http";
import { useEffect } from "react";
import { useServedMarkup } from "~/ui/behaviour/served-markup";

const slotId = "icon-sprite";
const open = `<svg id="${slotId}" class="hidden">`;
const close = "</svg>";

/** Markup of the icon sprite as React renders it, without symbols. The server replaces it with {@link filledSprite}. */
export const emptySprite = open + close;
export const filledSprite = (symbols: string) => open + symbols + close;

/**
 * The sprite of icons. Until the first pointer, touch, key or focus event, it contains only the icons that the document
 * shows.
 * @param all URL of all icons of the site
 */
export function IconSpriteSlot({ all }: { all: string | undefined }) {
  const symbols = useServedMarkup(slotId);
  useEffect(() => {
    if (!all) return;
    const intents = new AbortController();
    const bring = async () => {
      intents.abort();
      const slot = document.getElementById(slotId);
      try {
        const icons = await (await fetchOk(all, { type: "image/svg+xml" })).text();
        if (slot) slot.innerHTML = icons;
      } catch (error) {
        console.warn("Ikony nie zostały wczytane", error);
      }
    };
    for (const intent of ["pointerover", "touchstart", "keydown", "focusin"])
      addEventListener(intent, bring, { signal: intents.signal, passive: true });
    return () => intents.abort();
  }, [all]);
  return (
    <svg
      id={slotId}
      className="hidden"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
