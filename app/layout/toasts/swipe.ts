/** How far, in px, a toast is to be moved for it to close. */
const thresholdPx = 50;

/** What a finger or a mouse may move, in px, before it counts as a swipe. */
const bufferPx = { touch: 10, other: 2 };

/**
 * Moves a toast along with the pointer that was pressed on it, towards the edge of the screen; let go of far enough
 * there it closes, else it goes back.
 * @param press the event that began it; the pointer may have been let go of since
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
