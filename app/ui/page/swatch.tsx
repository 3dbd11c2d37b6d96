/** A colour as a swatch shows it, `#c8cacc`. Metals reflect: polished ones sharply, brushed ones softly. */
export type SwatchLook = { colour: string; sheen?: "polished" | "brushed" };

/**
 * A round sample of a colour; decorative, because the colour's name is beside it as text. The colour comes from content:
 * it is an attribute of an SVG element, because the Content-Security-Policy forbids inline styles.
 */
export function Swatch({ look, className }: { look: SwatchLook; className: string }) {
  const sheen = look.sheen ? ` swatch-${look.sheen}` : "";
  return <svg aria-hidden="true" color={look.colour} className={`swatch${sheen} ${className}`} />;
}
