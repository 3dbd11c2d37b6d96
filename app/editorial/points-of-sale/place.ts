/** A place on the earth, in degrees north and east. */
export type Place = { lat: number; lon: number };

/** The mean of places; `null` for none. Averaging degrees is accurate enough within Poland. */
export function middle(points: Place[]): Place | null {
  if (points.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lon: mean(points.map(({ lon }) => lon)) };
}

const earthRadiusKm = 6_371;

/** The great-circle distance between two places, km. */
export function distanceKm(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const along = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const haversine = across + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * along;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine));
}
