import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showModal } from "~/ui/behaviour";
import { Icon } from "~/ui/icons";
import { smallPictureUrl } from "~/ui/pictures";
import { type ZoomedPicture, zoomedUrl } from "./zoomed-picture";

type ZoomDialogProps = {
  pictures: ZoomedPicture[];
  /** Index of the picture that is shown first. */
  first: number;
  /** Called with the index of a picture that the visitor goes on to. */
  onShow?: ((place: number) => void) | undefined;
  onClose: () => void;
};

/** Sizes of a picture, as multiples of the size at which it fills the window. */
const sizes = [1, 2.5, 6];
/** Pixels by which an arrow key moves a picture that is larger than the window. */
const keyStep = 120;
const directions: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Folder of the pictures whose ground continues beyond their edges. */
const onPlainGround = "packshots/";
/** Width of the ground beyond the edges of a picture: more than any window has beside it. */
const groundWidth = "200vmax";

/**
 * A dialog with pictures side by side, each filling the window: swiping and pinching are the browser's own. A press, the
 * keys + and − or buttons make a picture larger, at most sixfold; it then scrolls in its place. Nothing is written to the
 * history.
 */
export function ZoomDialog({ pictures, first, onShow, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(first);
  const [size, setSize] = useState(0);
  const scale = sizes[size] ?? 1;
  const item = () => strip.current?.children[place];

  useEffect(() => {
    if (dialog.current) showModal(dialog.current);
    strip.current?.children[first]?.scrollIntoView({ behavior: "instant" });
  }, [first]);

  /** Goes on to the next picture, or back (−1). After the last picture comes the first. */
  function turn(by: 1 | -1) {
    setSize(0);
    strip.current?.children[(place + by + pictures.length) % pictures.length]?.scrollIntoView();
  }

  /** Makes the picture larger or smaller around a point of the window, by default its centre. */
  function resize(
    next: number,
    { clientX, clientY } = { clientX: innerWidth / 2, clientY: innerHeight / 2 },
  ) {
    const picture = item()?.firstElementChild;
    const before = picture?.getBoundingClientRect();
    if (!picture || !before || sizes[next] === undefined) return;
    flushSync(() => setSize(next));
    const after = picture.getBoundingClientRect();
    const right = after.left + ((clientX - before.left) / before.width) * after.width - clientX;
    const down = after.top + ((clientY - before.top) / before.height) * after.height - clientY;
    item()?.scrollBy({ left: right, top: down, behavior: "instant" });
  }

  function onKeyDown(event: KeyboardEvent) {
    const [right, down] = directions[event.key] ?? [0, 0];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") resize(size + 1);
    if (event.key === "-") resize(size - 1);
    if (right === 0 && down === 0) return;
    event.preventDefault();
    if (size > 0) item()?.scrollBy(keyStep * right, keyStep * down);
    else if (right !== 0) turn(right > 0 ? 1 : -1);
  }

  const { caption } = pictures[place] ?? {};
  return (
    <dialog
      ref={dialog}
      aria-label="Powiększenie"
      className="zoom inset-0 size-full bg-stage text-scene-ink"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        tabIndex={0}
        aria-label="Zdjęcia"
        className="zoom-strip"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const next = Math.round(scrollLeft / clientWidth);
          if (next === place) return;
          setPlace(next);
          onShow?.(next);
        }}
      >
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <ZoomImage
              picture={picture}
              scale={index === place ? scale : 1}
              onPress={(event) => resize(size > 0 ? 0 : 1, event)}
            />
          </li>
        ))}
      </ul>
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
          <Button label="Pomniejsz" onPress={() => resize(size - 1)} face="−" />
          <Button label="Powiększ" onPress={() => resize(size + 1)} face="+" />
        </p>
        <p className="stage-buttons zoom-close">
          <Button label="Zamknij" onPress={() => dialog.current?.close()} face={<Icon name="x" />} />
        </p>
      </div>
    </dialog>
  );
}

type ZoomImageProps = { picture: ZoomedPicture; scale: number; onPress: (event: MouseEvent) => void };

function ZoomImage({ picture, scale, onPress }: ZoomImageProps) {
  const { src, alt, isDrawing } = picture;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the dialog's keys and buttons do the same
    <img
      src={zoomedUrl(picture)}
      alt={alt}
      loading="lazy"
      className={isDrawing ? "zoom-drawing bg-white" : undefined}
      style={{
        width: `calc(var(--whole) * ${scale})`,
        // Stretches the outermost pixels, so that no edge shows. In a small file, they have no grain.
        borderImage: src.startsWith(onPlainGround)
          ? `url("${smallPictureUrl(src)}") 1 / ${groundWidth} / ${groundWidth} stretch`
          : undefined,
      }}
      onLoad={({ currentTarget: { style, naturalWidth, naturalHeight } }) =>
        style.setProperty("--ratio", `${naturalWidth / naturalHeight || 1}`)
      }
      onClick={onPress}
    />
  );
}

function Button({ label, face, onPress }: { label: string; face: React.ReactNode; onPress: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onPress}>
      {face}
    </button>
  );
}
