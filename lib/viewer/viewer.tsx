import { type PointerEvent, type ReactNode, useEffect, useReducer, useRef, useState } from "react";
import type { SeenBox } from "./dimension-lines";
import { azimuthDegrees, firstOrbit, moveOfDrag, moveOfKey, moveOrbit, orbitSteps } from "./orbit";
import { Dimensions, drawnMeasures, type ListedMeasure } from "./scene/dimensions";
import type { SurfaceLook } from "./scene/scene";
import { useModelScene } from "./scene/use-scene";
import { watchZoom } from "./zoom-gesture";

/** Icons on the buttons that turn the model. */
type Arrows = Record<"left" | "up" | "down" | "right", ReactNode>;

type ModelViewerProps = {
  name: string;
  /** URL of the GLB mesh to show. */
  url: string;
  /** The finish to show. */
  finish: SurfaceLook;
  /** URL of the product's GLB file, offered as a download if the model cannot be shown. */
  download: string;
  /** Measures of the product, by key; the overall ones that the model has can be shown on it. */
  measures: readonly ListedMeasure[];
  arrows: Arrows;
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
  const { name, url, finish, download, measures, arrows, onRetry } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const { state, scene } = useModelScene(canvas, url);
  const [orbit, move] = useReducer(moveOrbit, firstOrbit);
  const degrees = azimuthDegrees(orbit);
  /** Last pointer position. `null` during a pinch, when the second finger zooms instead of turning the model. */
  const lastPoint = useRef<{ x: number; y: number } | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const latest = useRef(orbit);
  latest.current = orbit;
  const [box, setBox] = useState<SeenBox>();
  const [isMeasured, setMeasured] = useState(false);
  const drawn = box ? drawnMeasures(measures, box) : [];
  useEffect(() => setBox(scene?.look(orbit)), [scene, orbit]);
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
    <div className="model-stage" data-white={scene?.isWhite}>
      <div
        ref={stage}
        role="slider"
        aria-label={`Obrót modelu 3D: ${name}`}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={`${degrees}°`}
        aria-describedby={instructionsId}
        tabIndex={0}
        className="model-turn"
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
        <canvas ref={canvas} />
      </div>
      {state === "ready" ? (
        <>
          {/* The instructions below the view say the same to screen readers. */}
          {orbit === firstOrbit && (
            <p aria-hidden="true" className="model-hint">
              Przeciągnij, aby obrócić
            </p>
          )}
          {isMeasured && box && <Dimensions measures={drawn} box={box} />}
          <ModelControls onMove={move} arrows={arrows}>
            {drawn.length > 0 && (
              <button
                type="button"
                aria-label="Wymiary w mm"
                aria-pressed={isMeasured}
                className="model-measures"
                onClick={() => {
                  setMeasured(!isMeasured);
                  // Makes space for the lines around the model.
                  if (!isMeasured) move({ zoom: roomForLines / orbit.zoom });
                }}
              >
                mm
              </button>
            )}
          </ModelControls>
        </>
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

const instructionsId = "obracanie";

/** Instructions for the view, in text below it. */
export function ModelInstructions() {
  return (
    <p id={instructionsId} className="mt-3 text-sm text-muted">
      Obracaj model myszą, palcem lub strzałkami. Wielkość zmieniają kółko myszy, dwa palce oraz klawisze + i
      −.
    </p>
  );
}

/** Zoom factor at which the lines of the measures are seen whole. */
const roomForLines = 0.72;

const controls = [
  {
    label: "Obracanie",
    buttons: [
      { step: "left", label: "Obróć w lewo" },
      { step: "up", label: "Pokaż z góry" },
      { step: "down", label: "Pokaż z dołu" },
      { step: "right", label: "Obróć w prawo" },
    ],
  },
  {
    label: "Wielkość",
    buttons: [
      { step: "farther", label: "Pomniejsz", face: "−" },
      { step: "nearer", label: "Powiększ", face: "+" },
    ],
  },
] as const;

type ModelControlsProps = {
  onMove: (move: (typeof orbitSteps)[keyof typeof orbitSteps]) => void;
  arrows: Arrows;
  /** Further buttons, between the two groups. */
  children: ReactNode;
};

/** Buttons that change the view in the same steps as the keys. */
function ModelControls({ onMove, arrows, children }: ModelControlsProps) {
  const [turning, sizing] = controls.map((group) => (
    <fieldset key={group.label} aria-label={group.label} className="stage-buttons">
      {group.buttons.map((button) => (
        <button
          key={button.step}
          type="button"
          aria-label={button.label}
          onClick={() => onMove(orbitSteps[button.step])}
        >
          {"face" in button ? button.face : arrows[button.step]}
        </button>
      ))}
    </fieldset>
  ));
  return (
    <div className="model-controls">
      {turning}
      {children && <div className="stage-buttons">{children}</div>}
      {sizing}
    </div>
  );
}
