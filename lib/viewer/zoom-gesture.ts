const pixelsOfLine = 16;
/**
 * Zoom speed per pixel of scrolling. `trackpad` is for pinches, which trackpads report as small wheel movements with
 * Ctrl.
 */
const growth = { wheel: 0.0015, trackpad: 0.01 };

/** Returns the zoom factor for a wheel event; scrolling up zooms in. */
export function wheelFactor({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const pixels = deltaMode === 0 ? deltaY : deltaY * pixelsOfLine;
  return Math.exp(-pixels * (ctrlKey ? growth.trackpad : growth.wheel));
}

/**
 * Listens for two-finger pinches and wheel events. Uses native listeners: React's listeners are passive, so they cannot
 * stop the page from scrolling or zooming.
 * @param zoom called with the zoom factor; if it returns false for a wheel event, the page scrolls
 */
export function watchZoom(
  element: HTMLElement,
  zoom: (factor: number) => boolean,
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
    if (before > 0) zoom(spread / before);
  };
  element.addEventListener("touchstart", touch, options);
  element.addEventListener("touchmove", touch, options);
  element.addEventListener(
    "wheel",
    (event) => {
      if (zoom(wheelFactor(event))) event.preventDefault();
    },
    options,
  );
}
