import * as paths from "~/paths";
import { Link } from "~/ui/links";
import type { Callouts } from "../data/callouts";
import type { ProductPart } from "../data/list-data";

type CalloutDrawingProps = { callouts: Callouts; name: string; parts: ProductPart[] };

/** The product from the side, with numbers that point at its parts and lead to them. */
export function CalloutDrawing({
  callouts: { width, height, path, places },
  name,
  parts,
}: CalloutDrawingProps) {
  const nameOf = (code: string) => parts.find((part) => part.code === code)?.name;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={`${width / 16}em`}
        height={`${height / 16}em`}
        className="callouts"
        fill="none"
        stroke="currentColor"
      >
        <title>{`${name}, widok z\u00a0boku`}</title>
        <path d={path} strokeWidth="1.1" strokeLinejoin="round" />
        {places.map(({ number, code, from, to }) => (
          <Link key={code} to={paths.sparePart(code)} aria-label={`${number}: ${nameOf(code)}`}>
            <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth="0.75" />
            <circle cx={from.x} cy={from.y} r="3" className="callout-spot" />
            <circle cx={to.x} cy={to.y} r="22" className="callout-target" />
            <circle cx={to.x} cy={to.y} r="15" />
            <text x={to.x} y={to.y + 5}>
              {number}
            </text>
          </Link>
        ))}
      </svg>
      {places.length < parts.length && (
        <figcaption className="mt-2 text-sm text-muted">
          Numery na rysunku mają części, których miejsce z&nbsp;boku widać.
        </figcaption>
      )}
    </figure>
  );
}
