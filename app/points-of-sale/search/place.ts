/** Coordinates in degrees: `lat` to the north, `lon` to the east. */
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
 * Formats a distance imprecisely, because the visitor's position is known only as the centre of a town. Returns „do 5
 * km” below 5 km. Rounds to 1 km below 20 km, and to 5 km above.
 */
export function roughDistance(km: number): string {
  if (km < 5) return "do 5\u00a0km";
  const rounded = km < 20 ? Math.round(km) : 5 * Math.round(km / 5);
  return `ok.\u00a0${rounded}\u00a0km`;
}
