import { useEffect, useRef, useState } from "react";
import { showModal } from "~/ui/behaviour/modal";
import { Icon } from "~/ui/icons/icon";
import { smallPictureUrl } from "../pictures/picture";
import { useMagnifier } from "./use-magnifier";
import { type ZoomedPicture, zoomedUrl } from "./zoomed-picture";

type ZoomDialogProps = {
  pictures: ZoomedPicture[];
  /** Index of the picture that is shown first. */
  first: number;
  /** Called with the index of a picture that the visitor goes on to. */
  onShow?: (place: number) => void;
  onClose: () => void;
};

/** Zoom factor of one press of a key or a button. */
const step = 1.5;
/** Width at which a drawing's numbers are 12 px high. */
const readableDrawing = "68rem";
/** Folder of the pictures whose ground continues beyond their edges. */
const onPlainGround = "packshots/";
/** Width of the ground beyond the edges of a picture: more than any window has beside it. */
const groundWidth = "200vmax";

/**
 * A dialog with a picture that fills the window. A click, the keys + and −, the wheel, a pinch or buttons magnify the
 * picture, at most sixfold. Arrow keys, a finger or a mouse drag scroll a magnified picture; of a whole one, arrow keys,
 * a swipe or buttons lead to the next picture. Nothing is written to the history.
 */
export function ZoomDialog({ pictures, first, onShow, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [place, setPlace] = useState(first);
  const shown = pictures[place] ?? { src: "", alt: "", isDrawing: true };
  const { src, alt, caption, isDrawing } = shown;
  const close = () => dialog.current?.close();
  const magnifier = useMagnifier({ onSwipe: turn, onDismiss: close });
  const { zoom, zoomBy, ratio } = magnifier;

  useEffect(() => {
    if (dialog.current) showModal(dialog.current);
  }, []);

  /** Shows the next picture, or the previous one (−1). After the last picture comes the first. */
  function turn(by: 1 | -1) {
    if (pictures.length < 2) return;
    const next = (place + by + pictures.length) % pictures.length;
    magnifier.reset();
    setPlace(next);
    onShow?.(next);
  }

  const whole = `min(100cqw, 100cqh * ${ratio})`;
  const width = isDrawing ? `max(${whole}, ${readableDrawing})` : whole;
  return (
    <dialog
      ref={dialog}
      aria-label="Powiększenie"
      className="zoom inset-0 size-full bg-stage text-scene-ink"
      onClose={onClose}
      onKeyDown={({ key, ctrlKey, metaKey, altKey }) => {
        if (ctrlKey || metaKey || altKey) return;
        if (key === "+" || key === "=") zoomBy(step);
        if (key === "-") zoomBy(1 / step);
        if (zoom === 1 && key === "ArrowRight") turn(1);
        if (zoom === 1 && key === "ArrowLeft") turn(-1);
      }}
    >
      <section
        ref={magnifier.stage}
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        tabIndex={0}
        className="zoom-stage"
        style={{ touchAction: zoom === 1 ? "none" : "auto" }}
        {...magnifier.handlers}
      >
        <img
          key={src}
          ref={magnifier.picture}
          src={zoomedUrl(shown)}
          alt={alt}
          draggable={false}
          className={isDrawing ? "bg-white" : undefined}
          style={{
            width: `calc(${width} * ${zoom})`,
            // Stretches the outermost pixels, so that no edge shows. In a small file, they have no grain.
            borderImage: src.startsWith(onPlainGround)
              ? `url("${smallPictureUrl(src)}") 1 / ${groundWidth} / ${groundWidth} stretch`
              : undefined,
          }}
          onLoad={magnifier.onLoad}
        />
      </section>
      <div className="zoom-bar">
        <p role="status" className="zoom-caption">
          {caption}
          {pictures.length > 1 && ` · ${place + 1} z\u00a0${pictures.length}`}
        </p>
        {pictures.length > 1 && (
          <p className="stage-buttons">
            <Button label="Poprzednie zdjęcie" onPress={() => turn(-1)} face={<Icon name="chevron-left" />} />
            <Button label="Następne zdjęcie" onPress={() => turn(1)} face={<Icon name="chevron-right" />} />
          </p>
        )}
        <p className="stage-buttons">
          <Button label="Pomniejsz" onPress={() => zoomBy(1 / step)} face="−" />
          <Button label="Powiększ" onPress={() => zoomBy(step)} face="+" />
        </p>
        <p className="stage-buttons zoom-close">
          <Button label="Zamknij" onPress={close} face={<Icon name="x" />} />
        </p>
      </div>
    </dialog>
  );
}

function Button({ label, face, onPress }: { label: string; face: React.ReactNode; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      {face}
    </button>
  );
}
