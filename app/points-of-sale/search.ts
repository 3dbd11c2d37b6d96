import { comparePolish } from "lib/polish/compare";
import { distanceKm, type Place } from "./search/place";

export type PointOfSaleCriteria = {
  /** Full name of a voivodeship; empty for all of Poland. */
  voivodeship: string;
  /** Town or postcode as typed, complete or only its beginning. Empty if no place is requested. */
  place: string;
  /** Id of a collection that a shop must have on display; empty for any. */
  collection: string;
};

type Point = Place & {
  name: string;
  town: string;
  postcode: string;
  voivodeship: string;
  collections: string[];
};

/** `distanceKm` is the straight-line distance from the requested place. Null if no place was requested. */
export type Found<P> = P & { distanceKm: number | null };

/**
 * Search radius in km. If it contains fewer than `nearestShown` shops, the nearest shops outside are added (behaviour
 * 17.2).
 */
const nearKm = 50;
const nearestShown = 3;

/** Sorts by town, then by name, in Polish order. */
export function sortPointsOfSale<P extends Point>(points: P[]): P[] {
  return points.toSorted((a, b) => comparePolish(a.town, b.town) || comparePolish(a.name, b.name));
}

/**
 * Returns the shops that match a filter (behaviours 17.1, 17.2).
 * @param centre coordinates of the requested place: only nearby shops are returned, nearest first. With null, shops
 * everywhere are returned, in the given order.
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

/** Counts the shops of each voivodeship; omits voivodeships without shops. */
export function countByVoivodeship(points: Point[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { voivodeship } of points) counts.set(voivodeship, (counts.get(voivodeship) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => comparePolish(a.name, b.name));
}
