/** Minimum distance in px of a swipe that closes a toast (behaviour 11.3). */
const thresholdPx = 50;

/**
 * Minimum movement in px that counts as a swipe. It is larger for touch, because a finger is less steady than a mouse
 * (behaviour 11.3).
 */
const bufferPx = { touch: 10, other: 2 };

/**
 * Moves a toast to the right along with the pointer. When the pointer is released, the toast closes if it was moved far
 * enough; otherwise, it moves back.
 * @param press the `pointerdown` event; the pointer may already have been released
 */
export function followSwipe(toast: HTMLElement, press: PointerEvent, close: () => void) {
  const { pointerId, pointerType, clientX: startX } = press;
  const events = new AbortController();
  const { signal } = events;
  const buffer = pointerType === "touch" ? bufferPx.touch : bufferPx.other;
  let movedPx = 0;

  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    if (event.buttons === 0) return events.abort();
    movedPx = Math.max(0, event.clientX - startX);
    if (movedPx < buffer) return;
    toast.style.transition = "none";
    toast.style.translate = `${movedPx}px`;
  };
  const letGo = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    events.abort();
    toast.style.transition = "";
    toast.style.translate = "";
    if (event.type === "pointerup" && movedPx >= thresholdPx) close();
  };
  addEventListener("pointermove", follow, { signal });
  addEventListener("pointerup", letGo, { signal });
  addEventListener("pointercancel", letGo, { signal });
}
