import { Link } from "~/ui/link";
import { plural } from "~/ui/plural";
import type { PointOfSale } from "./points-of-sale.server";
import { mapSize, placeOnMap, voivodeshipOutlines } from "./poland-outlines";
import { voivodeships } from "./voivodeships";

type PolandMapProps = {
  counts: { name: string; count: number }[];
  points: Pick<PointOfSale, "id" | "lat" | "lon">[];
  selected: string;
};

/**
 * Poland by voivodeship, drawn by the site itself: each is a link to its shops, each dot one of the shops found.
 * It says nothing that the form and the list do not say too.
 */
export function PolandMap({ counts, points, selected }: PolandMapProps) {
  const countOf = new Map(counts.map(({ name, count }) => [name, count]));
  return (
    <nav aria-label="Mapa województw">
      <svg viewBox={`-6 -6 ${mapSize.width + 12} ${mapSize.height + 12}`} className="poland-map">
        <title>Mapa województw</title>
        {voivodeships.map((name) => (
          <Link
            key={name}
            to={`/punkty-sprzedazy?wojewodztwo=${encodeURIComponent(name)}`}
            keepsScroll
            aria-label={`${name}: ${plural(countOf.get(name) ?? 0, { one: "punkt", few: "punkty", many: "punktów" })}`}
            aria-current={name === selected ? "true" : undefined}
          >
            <path d={voivodeshipOutlines[name]} />
          </Link>
        ))}
        <g>
          {points.map((point) => {
            const { x, y } = placeOnMap(point);
            return <circle key={point.id} cx={x} cy={y} r={9} />;
          })}
        </g>
      </svg>
    </nav>
  );
}
