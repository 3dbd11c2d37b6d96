import { slugOf } from "lib/polish/slug";
import { z } from "zod";
import { labelledFields, listOf } from "~/content/field-labels.server";
import { field, textMatching, unique } from "~/content/fields.server";
import { overallMeasures } from "../measures";
import { valueUnits } from "./units";

/** Keys of the other rows that comparisons show beside measures and technical values. */
const takenIds: ReadonlySet<string> = new Set(["collection", "finish", "finishes", "mounting"]);

/** Id of a measure or of a technical value, as product files have it: `spoutReach`. */
const definitionId = textMatching(
  /^[a-z][a-zA-Z0-9]*$/,
  "dozwolone litery bez polskich znaków i cyfry, na początku mała litera, np. spoutReach",
).refine((id) => !takenIds.has(id) && !(id in {}), "ta nazwa jest zajęta");

/** Sort key; entries with the same number keep the order of the file. */
const place = z.int().positive();

const facet = labelledFields({
  parameter: [
    textMatching(/^[a-z]+(?:-[a-z]+)*$/, "dozwolone małe litery bez polskich znaków i pojedyncze łączniki"),
    "Nazwa w adresie",
    "np. zasieg; po publikacji się nie zmienia, bo ktoś mógł adres zapamiętać",
  ],
  label: [field.exactText.optional(), "Nazwa filtra", "gdy ma być inna niż nazwa wymiaru"],
  order: [place, "Kolejność", "miejsce wśród filtrów z wymiarami"],
});

const measure = labelledFields({
  id: [definitionId, "Klucz", "pod nim wymiar stoi w plikach produktów, np. spoutReach"],
  label: [field.exactText, "Nazwa"],
  key: [
    place.optional(),
    "Ważny",
    "miejsce wśród najważniejszych wymiarów na stronie produktu; puste, gdy nim nie jest",
  ],
  facet: [facet.optional(), "Filtr", "zawęża listy produktów do przedziału tego wymiaru"],
});

/** Names of the overall size for content that does not define it. */
const overallLabels = { width: "Szerokość", depth: "Głębokość", height: "Wysokość" };

/** Measures in display order. The overall size, which every product has, comes first unless content places it. */
export const measureDefinitions = z
  .array(measure)
  .default([])
  .check(
    unique.byId,
    unique.by(({ facet }) =>
      facet
        ? [
            {
              key: facet.parameter,
              path: ["facet", "parameter"],
              reason: `filtr ${unique.reason(facet.parameter)}`,
            },
          ]
        : [],
    ),
  )
  .transform((measures) => {
    const missing = overallMeasures.filter((id) => measures.every((one) => one.id !== id));
    return [
      ...missing.map((id): (typeof measures)[number] => ({ id, label: overallLabels[id] })),
      ...measures,
    ];
  });

/** Technical values in display order. */
export const valueDefinitions = listOf({
  id: [definitionId, "Klucz", "pod nim wartość stoi w plikach produktów, np. material"],
  label: [field.exactText, "Nazwa"],
  unit: [z.enum(valueUnits).optional(), "Jednostka", "z nią wartość jest liczbą, bez niej tekstem"],
})
  .default([])
  .check(unique.byId);

/** Ways of mounting in display order. Their values in URLs must differ, too. */
export const mountingDefinitions = listOf({
  value: [field.exactText, "Wartość", "w plikach produktów, np. stojąca"],
  label: [field.exactText, "Nazwa", "na stronach, jaki montaż, np. Nablatowy"],
  surface: [
    z.enum(["floor", "wall"]).optional(),
    "Podłoże",
    "na czym produkt stoi (także na blacie) albo wisi; bez niego nie można go „zobaczyć u siebie”",
  ],
})
  .default([])
  .check(unique.by(({ value }) => [{ key: slugOf(value), path: ["value"], reason: unique.reason(value) }]));
