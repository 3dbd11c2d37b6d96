import { watchZoom, type ZoomPoint } from "lib/viewer/zoom-gesture";
import { type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { swipeOf } from "./swipe";

const largest = 6;
/** Zoom factor of a click on a whole picture. */
const pressed = 2.5;
/** Movement limit in pixels. A pointer that moves less than this while pressed counts as a click, not as a drag. */
const tremor = 4;

type MagnifierProps = {
  /** A finger swiped over a whole picture: 1 for the next one, −1 for the previous one. */
  onSwipe: (by: 1 | -1) => void;
  /** A finger pulled a whole picture down. */
  onDismiss: () => void;
};

/**
 * Magnifies a picture in its scroll container, the stage, by click, wheel and pinch, around the point where the pointer
 * is.
 */
export function useMagnifier({ onSwipe, onDismiss }: MagnifierProps) {
  const stage = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [ratio, setRatio] = useState(1);
  const [zoom, setZoom] = useState(1);
  const current = useRef(zoom);
  const dragged = useRef(0);
  /** Where the only finger was put down; null if there is none, or a second one joined it. */
  const start = useRef<{ x: number; y: number } | null>(null);

  /** Zooms around the point `at`, which stays in place on the screen. */
  const zoomBy = useRef((factor: number, at?: ZoomPoint) => {
    const next = Math.min(largest, Math.max(1, current.current * factor));
    const before = picture.current?.getBoundingClientRect();
    if (!before || !stage.current || next === current.current) return true;
    const { clientX, clientY } = at ?? { clientX: innerWidth / 2, clientY: innerHeight / 2 };
    const right = (clientX - before.left) / before.width;
    const down = (clientY - before.top) / before.height;
    current.current = next;
    flushSync(() => setZoom(next));
    const after = picture.current?.getBoundingClientRect();
    if (after) {
      stage.current.scrollBy(
        after.left + right * after.width - clientX,
        after.top + down * after.height - clientY,
      );
    }
    return true;
  }).current;

  useEffect(() => {
    const closing = new AbortController();
    if (stage.current) watchZoom(stage.current, zoomBy, closing.signal);
    return () => closing.abort();
  }, [zoomBy]);

  return {
    stage,
    picture,
    /** Width divided by height of the picture. */
    ratio,
    zoom,
    zoomBy,
    /** Shows the whole picture again. */
    reset() {
      current.current = 1;
      setZoom(1);
    },
    onLoad({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>) {
      setRatio(naturalWidth / naturalHeight || 1);
    },
    /** Pointer events of the stage. */
    handlers: {
      onPointerDown({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent) {
        dragged.current = 0;
        start.current = isPrimary && pointerType === "touch" && zoom === 1 ? { x, y } : null;
      },
      onPointerMove({ pointerType, buttons, movementX, movementY }: PointerEvent) {
        if (buttons !== 1) return;
        dragged.current += Math.abs(movementX) + Math.abs(movementY);
        // Only for the mouse: browsers already scroll by touch.
        if (pointerType === "mouse") stage.current?.scrollBy(-movementX, -movementY);
      },
      onPointerUp(event: PointerEvent) {
        const swipe =
          start.current && swipeOf(event.clientX - start.current.x, event.clientY - start.current.y);
        start.current = null;
        if (swipe === "left") onSwipe(1);
        else if (swipe === "right") onSwipe(-1);
        else if (swipe === "down") onDismiss();
        else if (event.isPrimary && event.target === picture.current && dragged.current < tremor)
          zoomBy(zoom > 1 ? 1 / zoom : pressed, event);
      },
    },
  };
}
