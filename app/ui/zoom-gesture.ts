/** The point between the fingers or under the pointer. */
export type ZoomPoint = { clientX: number; clientY: number };

const pixelsOfLine = 16;
/** A trackpad tells of a pinch as of a small turn of the wheel with Ctrl. */
const growth = { wheel: 0.0015, trackpad: 0.01 };

/** Zoom factor of a turn of the wheel; upwards zooms in. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * pixelsOfLine;
  return Math.exp(-pixels * (ctrlKey ? growth.trackpad : growth.wheel));
}

/**
 * Watches an element for pinches of two fingers and turns of the wheel. React's listeners could not keep the page from
 * scrolling or growing meanwhile.
 * @param zoom is told how many times larger to show; it answers whether it did, else the wheel scrolls the page
 */
export function watchZoom(
  element: HTMLElement,
  zoom: (factor: number, at: ZoomPoint) => boolean,
  signal: AbortSignal,
): void {
  const options = { passive: false, signal };
  let spread = 0;
  const touch = (event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    event.preventDefault();
    const before = event.type === "touchmove" ? spread : 0;
    spread = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    };
    if (before > 0) zoom(spread / before, middle);
  };
  element.addEventListener("touchstart", touch, options);
  element.addEventListener("touchmove", touch, options);
  element.addEventListener(
    "wheel",
    (event) => {
      if (zoom(wheelFactor(event), event)) event.preventDefault();
    },
    options,
  );
}
