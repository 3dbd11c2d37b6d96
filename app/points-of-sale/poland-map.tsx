import { plural } from "lib/polish/plural";
import { voivodeships } from "~/brand/voivodeships";
import * as paths from "~/paths";
import { Link } from "~/ui/link";
import { mapSize, voivodeshipOutlines } from "./poland-outlines";

type PolandMapProps = {
  counts: { name: string; count: number }[];
  /** SVG path from `dotsOnMap`, with a dot for each shop in the search results. */
  dots: string;
  selected: string;
};

/**
 * Map of Poland, drawn without third-party requests. Each voivodeship links to its shops; each dot is a shop in the
 * search results. All information on the map is also in the form and in the list (behaviour 17.4).
 */
export function PolandMap({ counts, dots, selected }: PolandMapProps) {
  const countOf = new Map(counts.map(({ name, count }) => [name, count]));
  return (
    <nav aria-label="Mapa województw">
      <svg viewBox={`-6 -6 ${mapSize.width + 12} ${mapSize.height + 12}`} className="poland-map">
        <title>Mapa województw</title>
        {voivodeships.map((name) => (
          <Link
            key={name}
            to={`${paths.pointsOfSale}?wojewodztwo=${encodeURIComponent(name)}`}
            keepsScroll
            aria-label={`${name}: ${plural(countOf.get(name) ?? 0, { one: "punkt", few: "punkty", many: "punktów" })}`}
            aria-current={name === selected || undefined}
          >
            <path d={voivodeshipOutlines[name]} />
          </Link>
        ))}
        <path d={dots} className="dots dots-edge" />
        <path d={dots} className="dots" />
      </svg>
    </nav>
  );
}
