import { hasModifier } from "~/ui/behaviour";
import { TitledSection } from "~/ui/page";
import type { LiveProduct } from "../live-product";
import { useZoom } from "../use-zoom";
import type { DrawnView } from "./drawn-view";

const textSize = 16;

/**
 * The technical drawing: all views at the same scale, in one row if there is enough space. The table of measures
 * contains the same numbers.
 */
export function ProductDrawing({ product }: { product: LiveProduct }) {
  const { drawing, name } = product;
  const [dialog, zoom] = useZoom();
  if (!drawing) return null;
  return (
    <TitledSection id="rysunek" title="Rysunek" className="mt-14 print:mt-4">
      <div className="mt-6 flex flex-wrap items-end justify-center gap-x-14 gap-y-10 print:flex-nowrap">
        {product.views.map((view) => (
          <ViewFigure key={view.id} view={view} lines={`/models/${product.slug}/views.svg`} name={name} />
        ))}
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <a
          href={drawing}
          data-scripted=""
          className="button button-secondary"
          onClick={(event) => {
            if (hasModifier(event)) return;
            event.preventDefault();
            const picture = { src: drawing, alt: `Rysunek techniczny: ${name}`, isDrawing: true };
            zoom([picture], picture);
          }}
        >
          Powiększ rysunek
        </a>
        <span className="text-sm text-muted">Wymiary w&nbsp;milimetrach</span>
      </p>
      {dialog}
    </TitledSection>
  );
}

/**
 * One view of the drawing. The lines shrink in a narrow window, but the numbers keep their size, because they are in a
 * separate SVG without a `viewBox`.
 */
function ViewFigure({ view, lines, name }: { view: DrawnView; lines: string; name: string }) {
  const { id, label, width, height, numbers } = view;
  const measures = numbers.map(({ text }) => text).join(", ");
  return (
    <figure className="min-w-0 pl-5">
      <div role="img" aria-label={`${name}, ${label}: ${measures} mm`} className="relative mx-auto w-fit">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          width={`${width / textSize}rem`}
          height={`${height / textSize}rem`}
          overflow="visible"
          className="h-auto max-w-full"
        >
          <use href={`${lines}#${id}`} />
        </svg>
        <svg
          aria-hidden="true"
          overflow="visible"
          className="absolute inset-0 size-full text-sm"
          fill="currentColor"
        >
          {numbers.map(({ text, x, y, turned }) => (
            <svg aria-hidden="true" key={`${x} ${y}`} x={x} y={y} overflow="visible">
              <text textAnchor="middle" transform={turned ? "rotate(-90)" : undefined}>
                {text}
              </text>
            </svg>
          ))}
        </svg>
      </div>
      <figcaption className="mt-3 text-center text-sm text-muted">{label}</figcaption>
    </figure>
  );
}
