const open = '<svg id="icon-sprite" class="hidden">';
const close = "</svg>";

/** The sprite's place as React renders it, and the same filled with symbols: `entry.server` swaps them. */
export const emptySprite = open + close;
export const filledSprite = (symbols: string) => open + symbols + close;

/** The place of the icon sprite in the document. Its symbols come from the server and are left alone by React. */
export function IconSpriteSlot() {
  return (
    <svg
      id="icon-sprite"
      className="hidden"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  );
}
