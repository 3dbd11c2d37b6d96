import { type PointerEvent, useEffect, useReducer, useRef, useState } from "react";
import { Icon } from "~/ui/icons/icon";
import { watchZoom } from "~/ui/zoom-gesture";
import { azimuthDegrees, firstOrbit, moveOfDrag, moveOfKey, moveOrbit, orbitSteps } from "./orbit";
import { useModelScene } from "./use-scene";

type ModelViewerProps = {
  name: string;
  /** URL of the GLB mesh to show. */
  url: string;
  /** Id of the finish to show. */
  finish: string;
  /** URL of the product's GLB file, offered as a download if the model cannot be shown. */
  download: string;
  /** Id of the element that contains the instructions. */
  hint: string;
};

/**
 * A 3D model that the visitor turns with the mouse, a finger, arrow keys or buttons. The model never moves by itself
 * (behaviour 16.5).
 */
export function ModelViewer(props: ModelViewerProps) {
  const [attempt, setAttempt] = useState(1);
  return <ModelStage key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function ModelStage(props: ModelViewerProps & { onRetry: () => void }) {
  const { name, url, finish, download, hint, onRetry } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, scene } = useModelScene(canvas, url);
  const [orbit, move] = useReducer(moveOrbit, firstOrbit);
  const degrees = azimuthDegrees(orbit);
  /** Last pointer position. `null` during a pinch, when the second finger zooms instead of turning the model. */
  const lastPoint = useRef<{ x: number; y: number } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef(orbit);
  latest.current = orbit;
  useEffect(() => scene?.look(orbit), [scene, orbit]);
  useEffect(() => scene?.paint(finish), [scene, finish]);
  useEffect(() => {
    const closing = new AbortController();
    const zoom = (factor: number) => {
      move({ zoom: factor });
      // Returns false when a zoom limit is reached, so that the wheel scrolls the page instead.
      return moveOrbit(latest.current, { zoom: factor }).zoom !== latest.current.zoom;
    };
    if (stage.current) watchZoom(stage.current, zoom, closing.signal);
    return () => closing.abort();
  }, []);

  function drag({ currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) {
    if (!lastPoint.current || !currentTarget.hasPointerCapture(pointerId)) return;
    move(moveOfDrag(x - lastPoint.current.x, y - lastPoint.current.y, currentTarget.clientHeight));
    lastPoint.current = { x, y };
  }

  return (
    <div className="relative aspect-square overflow-hidden rounded-2xl bg-stage text-slate-900 print:hidden">
      <div
        ref={stage}
        role="slider"
        aria-label={`Obrót modelu 3D: ${name}`}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees}°`}
        aria-describedby={hint}
        tabIndex={0}
        // `touch-pan-y` lets vertical swipes scroll the page.
        className="absolute inset-0 size-full cursor-grab touch-pan-y -outline-offset-4 active:cursor-grabbing"
        onPointerDown={({ currentTarget, pointerId, isPrimary, clientX: x, clientY: y }) => {
          currentTarget.setPointerCapture(pointerId);
          lastPoint.current = isPrimary ? { x, y } : null;
        }}
        onPointerMove={drag}
        onKeyDown={(event) => {
          const step = moveOfKey(event.key);
          if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
          event.preventDefault();
          move(step);
        }}
      >
        <canvas ref={canvas} className="size-full" />
      </div>
      {state === "ready" ? (
        <ModelControls onMove={move} />
      ) : (
        <div
          role="status"
          className="absolute inset-0 grid place-content-center gap-4 bg-stage p-6 text-center"
        >
          {state === "loading" && <p>Wczytywanie modelu 3D…</p>}
          {state === "no-3d" && <p>Ta przeglądarka nie wyświetla grafiki 3D.</p>}
          {state === "failed" && (
            <>
              <p>Nie udało się wczytać modelu 3D.</p>
              <button type="button" className="button button-on-scene" onClick={onRetry}>
                Spróbuj ponownie
              </button>
            </>
          )}
          {state !== "loading" && (
            <a href={download} download className="py-2 font-medium underline underline-offset-4">
              Pobierz model (GLB)
            </a>
          )}
        </div>
      )}
    </div>
  );
}

const controls = [
  { step: "left", label: "Obróć w lewo", face: <Icon name="chevron-left" /> },
  { step: "up", label: "Pokaż z góry", face: <Icon name="chevron-down" className="size-5 rotate-180" /> },
  { step: "down", label: "Pokaż z dołu", face: <Icon name="chevron-down" /> },
  { step: "right", label: "Obróć w prawo", face: <Icon name="chevron-right" /> },
  { step: "farther", label: "Pomniejsz", face: "−" },
  { step: "nearer", label: "Powiększ", face: "+" },
] as const;

/** Buttons that change the view in the same steps as the keys. */
function ModelControls({ onMove }: { onMove: (move: (typeof orbitSteps)[keyof typeof orbitSteps]) => void }) {
  return (
    <div className="absolute inset-x-0 bottom-4 flex justify-center gap-1.5">
      {controls.map(({ step, label, face }) => (
        <button
          key={step}
          type="button"
          aria-label={label}
          className="grid size-11 place-items-center rounded-lg bg-white/85 text-xl leading-none hover:bg-white"
          onClick={() => onMove(orbitSteps[step])}
        >
          {face}
        </button>
      ))}
    </div>
  );
}
