import { foldPolish } from "~/platform/slug";

export type PointOfSaleFilter = {
  /** A whole name; empty for all of Poland. */
  voivodeship: string;
  /** What the visitor typed; empty for every town. */
  town: string;
};

type Place = { name: string; town: string; voivodeship: string };

const polish = new Intl.Collator("pl");

/** By town, then by name, in Polish order. */
export function sortPointsOfSale<Point extends Place>(points: Point[]): Point[] {
  return points.toSorted((a, b) => polish.compare(a.town, b.town) || polish.compare(a.name, b.name));
}

/** The points that a filter lets pass, in their order. */
export function filterPointsOfSale<Point extends Place>(points: Point[], filter: PointOfSaleFilter): Point[] {
  const town = foldPolish(filter.town.trim());
  return points.filter(
    (point) =>
      (!filter.voivodeship || point.voivodeship === filter.voivodeship) &&
      foldPolish(point.town).startsWith(town),
  );
}

/** How many points each voivodeship has; those without one are left out. */
export function countByVoivodeship(points: Place[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { voivodeship } of points) counts.set(voivodeship, (counts.get(voivodeship) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => polish.compare(a.name, b.name));
}
