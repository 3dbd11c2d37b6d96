import { z } from "zod";
import { labelledFields, listOf } from "~/content/field-labels.server";
import { field, oneOf, textMatching, unique } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { measureDefinitions, mountingDefinitions, valueDefinitions } from "./definitions.server";
import { fittingKinds, ifcEntities } from "./kinds";
import { checkRoles, roleDefinitions } from "./roles.server";

const kind = labelledFields({
  label: [field.exactText, "Nazwa"],
  categories: [z.array(field.categoryId).min(1, "co najmniej jedna kategoria"), "Kategorie"],
  fitting: [
    oneOf(fittingKinds).optional(),
    "Zasady dopasowania",
    "według których serwis liczy, co do czego pasuje",
  ],
  ifc: [
    labelledFields({
      entity: [z.enum(ifcEntities), "Klasa"],
      predefined: [
        textMatching(/^[A-Z]+$/, "wymagany typ IFC wielkimi literami, np. FAUCET"),
        "Typ",
        "z normy, np. FAUCET; USERDEFINED nazywa go słowem rodzaju",
      ],
    }).optional(),
    "Klasa IFC",
    "w plikach BIM; bez niej produkt jest tam ogólnym elementem",
  ],
  nouns: [
    z.array(field.word).default([]),
    "Inne nazwy",
    "jak jeszcze szuka się takiego produktu, np. prysznic",
  ],
  measures: [
    listOf({
      measure: [z.string().meta({ refersTo: "measure" }), "Wymiar"],
      label: [field.exactText, "Nazwa"],
    }).default([]),
    "Wymiary nazywane inaczej",
    "np. długość wanny zamiast szerokości",
  ],
});

export const kindsSchema = labelledFields({
  kinds: [
    z.array(kind).check(
      unique.by(({ categories }) =>
        categories.map((id, place) => ({
          key: id,
          path: ["categories", place],
          reason: `kategoria ${id} ma już inny rodzaj`,
        })),
      ),
    ),
    "Rodzaje",
  ],
  measures: [measureDefinitions, "Wymiary", "w milimetrach, w kolejności, w której stoją na stronach"],
  values: [valueDefinitions, "Dane techniczne", "w kolejności, w której stoją na stronach"],
  mountings: [mountingDefinitions, "Rodzaje montażu"],
  roles: [
    roleDefinitions.default({}),
    "Role",
    "po czym serwis poznaje to, z czym liczy; bez roli nie ma takiej sumy ani zasady",
  ],
  drinkingWater: [
    labelledFields({
      categories: [z.array(field.categoryId), "Kategorie", "razem z podkategoriami"],
    }).default({ categories: [] }),
    "Kontakt z wodą pitną",
    "produkty, które muszą mieć deklarację",
  ],
}).check(({ value, issues }) => {
  const report = (path: PropertyKey[], message: string) =>
    issues.push({ code: "custom", input: value, path, message });
  const measureIds = new Set(value.measures.map(({ id }) => id));
  for (const [at, { id }] of value.values.entries())
    if (measureIds.has(id)) report(["values", at, "id"], `„${id}” jest już wymiarem`);
  for (const [at, kind] of value.kinds.entries())
    for (const [place, { measure }] of kind.measures.entries())
      if (!measureIds.has(measure))
        report(["kinds", at, "measures", place, "measure"], `w polu measures nie ma „${measure}”`);
  for (const { path, reason } of checkRoles(value)) report(["roles", ...path], reason);
});

/** What products are: their measures, technical values and mountings, and what the code asks about them. */
export type ProductKinds = z.output<typeof kindsSchema>;

/**
 * Reads what the brand's products are.
 * @throws {ContentError} if `content/kinds.yaml` has issues
 */
export const readProductKinds: () => ProductKinds = fromContent(
  () => readContent("kinds.yaml", kindsSchema).data,
);
