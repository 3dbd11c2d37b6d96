import type { voivodeships } from "~/brand/voivodeships";
import outlines from "./poland-outlines.json";
import type { Place } from "./search/place";

/**
 * Outlines of the voivodeships as SVG paths in the Mercator projection. The data is from Natural Earth (public domain),
 * simplified to about 2 km. Neighbouring voivodeships have the same border line.
 */
export const voivodeshipOutlines: Readonly<Record<(typeof voivodeships)[number], string>> = outlines;

/** Size of the map in SVG units. Its four sides are at the longitudes and latitudes in `edges`, in degrees. */
export const mapSize = { width: 900, height: 853 };

const edges = { west: 14.1239, east: 24.1432, north: 54.8383, south: 48.994 };

/** Draws places as one SVG path. Each place is a segment of zero length; with round line caps, it appears as a dot. */
export function dotsOnMap(places: Place[]): string {
  return places.map((place) => `M${placeOnMap(place).join(" ")}h0`).join("");
}

/** Projects a place onto the map. Coordinates are rounded to whole units of {@link mapSize}. */
function placeOnMap({ lat, lon }: Place): [x: number, y: number] {
  const east = (lon - edges.west) / (edges.east - edges.west);
  const south = (mercator(edges.north) - mercator(lat)) / (mercator(edges.north) - mercator(edges.south));
  return [Math.round(east * mapSize.width), Math.round(south * mapSize.height)];
}

function mercator(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
}
