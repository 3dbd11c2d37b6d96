import { foldPolish } from "lib/polish/slug";
import { z } from "zod";
import { voivodeships } from "~/brand/voivodeships";
import { labelledFields, listOf } from "~/content/field-labels.server";
import { field, unique } from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { countByVoivodeship, type PointOfSaleCriteria, searchPointsOfSale, sortPointsOfSale } from "./search";
import { createGazetteer, type Town } from "./search/gazetteer";
import towns from "./search/towns.json";

/** Types or services from which shops choose, worded as on their cards. */
const words = z
  .array(field.exactText)
  .check(unique.by((word) => [{ key: word, path: [], reason: unique.reason(word) }]));

export const pointsOfSaleSchema = labelledFields({
  types: [
    words,
    "Rodzaje punktów",
    "jak na wizytówce punktu, np. salon firmowy; nowy można wybrać po zapisaniu i odświeżeniu",
  ],
  services: [
    words,
    "Wszystkie usługi",
    "z których wybiera każdy punkt; nową można wybrać po zapisaniu i odświeżeniu",
  ],
  pointsOfSale: [
    listOf({
      id: [field.identifier, "Identyfikator"],
      name: [field.exactText, "Nazwa"],
      type: [field.exactText.meta({ refersTo: "shop type" }), "Rodzaj"],
      street: [field.exactText, "Ulica i numer"],
      postcode: [field.postcode, "Kod pocztowy"],
      town: [field.exactText, "Miejscowość"],
      voivodeship: [z.enum(voivodeships), "Województwo"],
      lat: [z.number().min(49).max(55), "Szerokość geograficzna"],
      lon: [z.number().min(14).max(25), "Długość geograficzna"],
      phone: [field.phoneNumber, "Telefon"],
      hours: [z.array(field.openingHours), "Godziny otwarcia"],
      services: [z.array(field.exactText.meta({ refersTo: "shop service" })), "Usługi"],
      collections: [z.array(field.collectionId), "Kolekcje na ekspozycji"],
      verified: [field.isoDate, "Dane potwierdzone"],
    }).check(unique.byId),
    "Punkty sprzedaży",
  ],
}).check(ofKnownWords);

/** Checks that the file has the type and the services of each of its shops. */
function ofKnownWords({ value, issues }: z.core.ParsePayload<PointsOfSale>) {
  const { types, services, pointsOfSale } = value;
  for (const [place, point] of pointsOfSale.entries()) {
    const report = (path: (string | number)[], word: string, message: string) =>
      issues.push({ code: "custom", input: word, path: ["pointsOfSale", place, ...path], message });
    if (!types.includes(point.type))
      report(["type"], point.type, `nie ma rodzaju „${point.type}”; są: ${types.join(", ")}`);
    for (const [turn, word] of point.services.entries())
      if (!services.includes(word))
        report(["services", turn], word, `nie ma usługi „${word}”; są: ${services.join(", ")}`);
  }
}

type PointsOfSale = {
  types: string[];
  services: string[];
  pointsOfSale: { type: string; services: string[] }[];
};

export type PointOfSale = z.output<typeof pointsOfSaleSchema>["pointsOfSale"][number];

/**
 * Shops, with the types and services that they choose from.
 * @throws {ContentError} if `content/points-of-sale.yaml` has issues
 */
export const readPointsOfSale = fromContent(
  () =>
    readOptionalContent("points-of-sale.yaml", pointsOfSaleSchema, {
      types: [],
      services: [],
      pointsOfSale: [],
    }).data,
);

const pointsOfSale = fromContent(() => sortPointsOfSale(readPointsOfSale().pointsOfSale));

/** Searches the towns from GeoNames, the largest first, and then the towns of shops, because GeoNames may lack some. */
const locate = fromContent(() =>
  createGazetteer([
    threeTowns,
    ...towns.map(([name, lat, lon]) => ({ name, lat, lon }) as Town),
    ...pointsOfSale().map(({ town, lat, lon }) => ({ name: town, lat, lon })),
  ]),
);

/** Gdańsk, Sopot and Gdynia, by the middle one. */
const threeTowns: Town = { name: "Trójmiasto", lat: 54.44, lon: 18.56 };

/** Returns the names of all towns near which shops can be found. */
export function listTowns(): string[] {
  return [...new Set([...towns.map(([name]) => String(name)), ...pointsOfSale().map(({ town }) => town)])];
}

/**
 * Finds shops. Sorts them by distance from the requested place or, without such a place, by town and name (behaviour
 * 17.2). An empty filter matches all shops; an unknown place matches no shop.
 */
export function findPointsOfSale({ place, ...filter }: PointOfSaleCriteria) {
  const centre = locate()(place);
  const points = place && !centre ? [] : searchPointsOfSale(pointsOfSale(), filter, centre);
  return {
    points,
    /** Town from which distances are measured. Null if no place was requested or the requested place is unknown. */
    near: centre?.name ?? null,
    /** Other towns that begin with the requested name, such as Tomaszów Lubelski for „Tomaszów”. */
    others: centre
      ? listTowns()
          .filter((name) => name !== centre.name && beginsWith(name, place))
          .slice(0, 3)
      : [],
  };
}

function beginsWith(name: string, place: string): boolean {
  return foldPolish(name).startsWith(`${foldPolish(place.trim())} `);
}

/** Returns the voivodeships that have shops, in Polish alphabetical order, each with its number of shops. */
export function listVoivodeships(): { name: string; count: number }[] {
  return countByVoivodeship(pointsOfSale());
}
