import { comparePolish } from "~/polish/compare";
import { distanceKm, type Place } from "./place";

export type PointOfSaleCriteria = {
  /** A whole name; empty for all of Poland. */
  voivodeship: string;
  /** The typed place: a town or postcode, or the beginning of one; empty for everywhere. */
  place: string;
  /** Id of a collection that the shop has; empty for all. */
  collection: string;
};

type Point = Place & {
  name: string;
  town: string;
  postcode: string;
  voivodeship: string;
  collections: string[];
};

/** `distanceKm` is the distance from the place requested as the crow flies; null where none was given. */
export type Found<P> = P & { distanceKm: number | null };

/** How far a visitor would go; where fewer shops are so near, the nearest few are shown (behaviour 17.2). */
const nearKm = 50;
const nearestShown = 3;

/** By town, then by name, in Polish order. */
export function sortPointsOfSale<P extends Point>(points: P[]): P[] {
  return points.toSorted((a, b) => comparePolish(a.town, b.town) || comparePolish(a.name, b.name));
}

/**
 * The points that match a filter (behaviours 17.1, 17.2).
 * @param centre where the filter's place is: what is near it comes, the nearest first; null for everywhere
 */
export function searchPointsOfSale<P extends Point>(
  points: P[],
  filter: Omit<PointOfSaleCriteria, "place">,
  centre: Place | null,
): Found<P>[] {
  const fitting = points.filter(
    ({ voivodeship, collections }) =>
      (!filter.voivodeship || voivodeship === filter.voivodeship) &&
      (!filter.collection || collections.includes(filter.collection)),
  );
  if (!centre) return fitting.map((point) => ({ ...point, distanceKm: null }));
  const byDistance = fitting
    .map((point) => ({ ...point, distanceKm: distanceKm(centre, point) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  const near = byDistance.filter((point) => point.distanceKm <= nearKm);
  return byDistance.slice(0, Math.max(near.length, nearestShown));
}

/** How many points each voivodeship has; those without one are left out. */
export function countByVoivodeship(points: Point[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { voivodeship } of points) counts.set(voivodeship, (counts.get(voivodeship) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => comparePolish(a.name, b.name));
}
