import { z } from "zod";
import {
  collectionId,
  exactText,
  identifier,
  isoDate,
  labelled,
  openingHours,
  phoneNumber,
  postcode,
  repeated,
  uniqueBy,
  uniqueById,
} from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { voivodeships } from "~/content/voivodeships";
import { createGazetteer, type Town } from "./gazetteer";
import {
  countByVoivodeship,
  type Found,
  type PointOfSaleCriteria,
  searchPointsOfSale,
  sortPointsOfSale,
} from "./search";
import towns from "./towns.json";

/** Words that shops choose from, as cards show them. */
const words = z.array(exactText).check(uniqueBy((word) => [{ key: word, path: [], reason: repeated(word) }]));

export const pointsOfSaleSchema = labelled(
  z.strictObject({
    types: words,
    services: words,
    pointsOfSale: z
      .array(
        labelled(
          z.strictObject({
            id: identifier,
            name: exactText,
            type: exactText.meta({ refersTo: "shop type" }),
            street: exactText,
            postcode,
            town: exactText,
            voivodeship: z.enum(voivodeships),
            lat: z.number().min(49).max(55),
            lon: z.number().min(14).max(25),
            phone: phoneNumber,
            hours: z.array(openingHours),
            services: z.array(exactText.meta({ refersTo: "shop service" })),
            collections: z.array(collectionId),
            verified: isoDate,
          }),
          {
            id: "Identyfikator",
            name: "Nazwa",
            type: "Rodzaj",
            street: "Ulica i numer",
            postcode: "Kod pocztowy",
            town: "Miejscowość",
            voivodeship: "Województwo",
            lat: "Szerokość geograficzna",
            lon: "Długość geograficzna",
            phone: "Telefon",
            hours: "Godziny otwarcia",
            services: "Usługi",
            collections: "Kolekcje na ekspozycji",
            verified: "Dane potwierdzone",
          },
        ),
      )
      .check(uniqueById),
  }),
  {
    types: [
      "Rodzaje punktów",
      "jak na wizytówce punktu, np. salon firmowy; nowy można wybrać po zapisaniu i odświeżeniu",
    ],
    services: [
      "Wszystkie usługi",
      "z których wybiera każdy punkt; nową można wybrać po zapisaniu i odświeżeniu",
    ],
    pointsOfSale: "Punkty sprzedaży",
  },
).check(ofKnownWords);

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
    ...towns.map(([name, lat, lon]) => ({ name, lat, lon }) as Town),
    ...pointsOfSale().map(({ town, lat, lon }) => ({ name: town, lat, lon })),
  ]),
);

/** Returns the names of all towns near which shops can be found. */
export function listTowns(): string[] {
  return [...new Set([...towns.map(([name]) => String(name)), ...pointsOfSale().map(({ town }) => town)])];
}

export type FoundPointsOfSale = {
  points: Found<PointOfSale>[];
  /** Town from which distances are measured. Null if no place was requested or the requested place is unknown. */
  near: string | null;
};

/**
 * Finds shops. Sorts them by distance from the requested place or, without such a place, by town and name (behaviour
 * 17.2). An empty filter matches all shops; an unknown place matches no shop.
 */
export function findPointsOfSale({ place, ...filter }: PointOfSaleCriteria): FoundPointsOfSale {
  const centre = locate()(place);
  const points = place && !centre ? [] : searchPointsOfSale(pointsOfSale(), filter, centre);
  return { points, near: centre?.name ?? null };
}

/** Returns the voivodeships that have shops, in Polish alphabetical order, each with its number of shops. */
export function listVoivodeships(): { name: string; count: number }[] {
  return countByVoivodeship(pointsOfSale());
}
