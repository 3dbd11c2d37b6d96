import * as paths from "~/paths";
import { plural } from "~/polish/plural";
import { voivodeships } from "~/polish/voivodeships";
import { Link } from "~/ui/links/link";
import { mapSize, voivodeshipOutlines } from "./poland-outlines";

type PolandMapProps = {
  counts: { name: string; count: number }[];
  /** Where the shops found are, as `dotsOnMap` gives it. */
  dots: string;
  selected: string;
};

/**
 * Poland by voivodeship, drawn by the site itself: each is a link to its shops, each dot one of the shops found.
 * It says nothing that the form and the list do not say too (behaviour 17.4).
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
            aria-current={name === selected ? "true" : undefined}
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
