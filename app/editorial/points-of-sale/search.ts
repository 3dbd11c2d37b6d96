import { comparePolish } from "~/polish/compare";
import { foldPolish } from "~/polish/slug";

export type PointOfSaleFilter = {
  /** A whole name; empty for all of Poland. */
  voivodeship: string;
  /** A town's name or its beginning, or a postcode or its beginning; empty for everywhere. */
  place: string;
  /** Id of a collection on display; empty for all. */
  collection: string;
};

type Place = { lat: number; lon: number };
type Point = Place & {
  name: string;
  town: string;
  postcode: string;
  voivodeship: string;
  collections: string[];
};

/** `distanceKm` is the way as the crow flies from the place asked for; null where none was asked for. */
export type Found<P> = P & { distanceKm: number | null };

/** How far a visitor goes; where nothing lies so near, the nearest few are shown. */
const nearKm = 50;
const nearestShown = 3;

/** By town, then by name, in Polish order. */
export function sortPointsOfSale<P extends Point>(points: P[]): P[] {
  return points.toSorted((a, b) => comparePolish(a.town, b.town) || comparePolish(a.name, b.name));
}

/**
 * The points that fit a filter. With a place asked for they come by their distance from it, as the coordinates of our
 * own points tell it; a place that none of them knows finds nothing.
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

/** The middle of the points in a town, or of those whose postcode begins most alike (two digits at least). */
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

function middle(points: Place[]): Place | null {
  if (points.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lon: mean(points.map(({ lon }) => lon)) };
}

const earthRadiusKm = 6_371;

/** The great-circle distance of two places. */
function distanceKm(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const along = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const haversine = across + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * along;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine));
}
