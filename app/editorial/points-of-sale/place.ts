/** Coordinates in degrees north and east. */
export type Place = { lat: number; lon: number };

const earthRadiusKm = 6_371;

/** Returns the great-circle distance in km. */
export function distanceKm(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const across = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const along = Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  const haversine = across + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * along;
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(haversine));
}

/**
 * Formats a distance, rounded to 1 km below 20 km and to 5 km above: the visitor's position is only known as the centre
 * of a town.
 */
export function roughDistance(km: number): string {
  if (km < 5) return "do 5\u00a0km";
  const rounded = km < 20 ? Math.round(km) : 5 * Math.round(km / 5);
  return `ok.\u00a0${rounded}\u00a0km`;
}
