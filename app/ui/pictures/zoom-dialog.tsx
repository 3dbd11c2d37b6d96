import { type CSSProperties, type PointerEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "~/ui/icons/icon";
import { showModal } from "~/ui/modal";
import { watchZoom, type ZoomPoint } from "~/ui/zoom-gesture";

export type ZoomedPicture = {
  /** URL of the picture's largest file. */
  src: string;
  alt: string;
  /** True for a drawing, which gets a minimum width at which its numbers are legible. */
  isDrawing?: boolean;
};

const step = 1.5;
const pressed = 2.5;
const largest = 6;
/** Movement limit in pixels. A pointer that moves less than this while pressed counts as a click, not as a drag. */
const tremor = 4;
/** Width at which a drawing's numbers are 12 px high. */
const readableDrawing = "68rem";

const faces =
  "grid size-11 place-items-center rounded-lg border border-line bg-white/85 text-xl leading-none hover:bg-white";

/**
 * A dialog with a picture that fills the window. A click, the keys + and −, the wheel, a pinch or buttons magnify the
 * picture, at most sixfold. Arrow keys, a finger or a mouse drag scroll it.
 */
export function ZoomDialog({
  src,
  alt,
  isDrawing = false,
  onClose,
}: ZoomedPicture & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [ratio, setRatio] = useState(1);
  const [zoom, setZoom] = useState(1);
  const current = useRef(zoom);
  const dragged = useRef(0);

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
    if (dialog.current) showModal(dialog.current);
    const closing = new AbortController();
    if (stage.current) watchZoom(stage.current, zoomBy, closing.signal);
    return () => closing.abort();
  }, [zoomBy]);

  function drag({ pointerType, buttons, movementX, movementY }: PointerEvent) {
    if (buttons !== 1) return;
    dragged.current += Math.abs(movementX) + Math.abs(movementY);
    // Only for the mouse: browsers already scroll by touch.
    if (pointerType === "mouse") stage.current?.scrollBy(-movementX, -movementY);
  }

  function press(event: PointerEvent) {
    if (event.isPrimary && dragged.current < tremor) zoomBy(zoom > 1 ? 1 / zoom : pressed, event);
  }

  const whole = `min(100cqw, 100cqh * ${ratio})`;
  const width = isDrawing ? `max(${whole}, ${readableDrawing})` : whole;
  const unbounded: CSSProperties = { maxWidth: "none", maxHeight: "none" };
  return (
    <dialog
      ref={dialog}
      aria-label="Powiększenie"
      className="inset-0 size-full flex-col bg-stage open:flex text-slate-900"
      style={unbounded}
      onClose={onClose}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey) return;
        if (key === "+" || key === "=") zoomBy(step);
        if (key === "-") zoomBy(1 / step);
      }}
    >
      <section
        ref={stage}
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        tabIndex={0}
        className="flex min-h-0 w-full flex-1 -outline-offset-4"
        style={{ containerType: "size", overflow: "auto" }}
      >
        <img
          ref={picture}
          src={src}
          alt={alt}
          draggable={false}
          className={isDrawing ? "flex-none bg-white" : "flex-none"}
          style={{ ...unbounded, margin: "auto", cursor: "zoom-in", width: `calc(${width} * ${zoom})` }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setRatio(naturalWidth / naturalHeight || 1)
          }
          onPointerDown={() => {
            dragged.current = 0;
          }}
          onPointerMove={drag}
          onPointerUp={press}
        />
      </section>
      <div className="flex justify-center gap-1.5 py-3">
        <button type="button" aria-label="Pomniejsz" className={faces} onClick={() => zoomBy(1 / step)}>
          −
        </button>
        <button type="button" aria-label="Powiększ" className={faces} onClick={() => zoomBy(step)}>
          +
        </button>
        <button type="button" aria-label="Zamknij" className={faces} onClick={() => dialog.current?.close()}>
          <Icon name="x" />
        </button>
      </div>
    </dialog>
  );
}
