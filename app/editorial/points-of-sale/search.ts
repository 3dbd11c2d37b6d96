import { comparePolish } from "~/polish/compare";
import { foldPolish } from "~/polish/slug";
import { distanceKm, middle, type Place } from "./place";

export type PointOfSaleFilter = {
  /** A whole name; empty for all of Poland. */
  voivodeship: string;
  /** A town's name or its beginning, or a postcode or its beginning; empty for everywhere. */
  place: string;
  /** Id of a collection on display; empty for all. */
  collection: string;
};

type Point = Place & {
  name: string;
  town: string;
  postcode: string;
  voivodeship: string;
  collections: string[];
};

/** `distanceKm` is the distance from the place asked for as the crow flies, in whole km; null where none was given. */
export type Found<P> = P & { distanceKm: number | null };

/** How far a visitor would go; where no shop is so near, the nearest few are shown (behaviour 17.2). */
const nearKm = 50;
const nearestShown = 3;

/** By town, then by name, in Polish order. */
export function sortPointsOfSale<P extends Point>(points: P[]): P[] {
  return points.toSorted((a, b) => comparePolish(a.town, b.town) || comparePolish(a.name, b.name));
}

/**
 * The points that match a filter (behaviours 17.1, 17.2). With a place, they are sorted by distance from it. Places are
 * located by the points' own coordinates only, so one where there is no point finds nothing.
 */
export function searchPointsOfSale<P extends Point>(points: P[], filter: PointOfSaleFilter): Found<P>[] {
  const fitting = points.filter(
    ({ voivodeship, collections }) =>
      (!filter.voivodeship || voivodeship === filter.voivodeship) &&
      (!filter.collection || collections.includes(filter.collection)),
  );
  if (!filter.place.trim()) return fitting.map((point) => ({ ...point, distanceKm: null }));
  const centre = locate(points, filter.place);
  if (!centre) return [];
  const byDistance = fitting
    .map((point) => ({ ...point, distanceKm: Math.round(distanceKm(centre, point)) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  const near = byDistance.filter((point) => point.distanceKm <= nearKm);
  return near.length > 0 ? near : byDistance.slice(0, nearestShown);
}

/** How many points each voivodeship has; those without one are left out. */
export function countByVoivodeship(points: Point[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { voivodeship } of points) counts.set(voivodeship, (counts.get(voivodeship) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => comparePolish(a.name, b.name));
}

/** The middle of the points in a town, or of those that share the longest postcode prefix (at least two digits). */
function locate(points: Point[], place: string): Place | null {
  const asked = foldPolish(place.trim());
  const digits = asked.replace(/[\s-]/g, "");
  if (!/^\d{2,5}$/.test(digits))
    return middle(points.filter(({ town }) => foldPolish(town).startsWith(asked)));
  for (let length = digits.length; length >= 2; length--) {
    const beginning = digits.slice(0, length);
    const found = middle(points.filter(({ postcode }) => postcode.replace("-", "").startsWith(beginning)));
    if (found) return found;
  }
  return null;
}
