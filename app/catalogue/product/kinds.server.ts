import { z } from "zod";
import { categoryId, exactText, uniqueBy } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { labelled } from "~/content/labels.server";
import { fromContent } from "~/content/memo";
import { measureDefinitions, mountingDefinitions, valueDefinitions } from "./definitions.server";
import { type FittingKind, handlePlaces, ifcEntities } from "./kinds";
import { checkRoles, roleDefinitions } from "./roles.server";

/** Kinds of the fit rules, with their names in the editor. */
const fittingKinds: Record<FittingKind, true> = {
  "deck-tap": true,
  "wall-tap": true,
  "countertop-basin": true,
  "wall-hung-basin": true,
  waste: true,
  trap: true,
  "floor-mixer": true,
  "free-standing-bath": true,
  "wall-bath-mixer": true,
  "built-in-bath": true,
  "shower-head": true,
  "shower-column": true,
  tray: true,
  "linear-drain": true,
  "concealed-body": true,
  "flush-plate": true,
  frame: true,
  "kitchen-tap": true,
};

const kind = labelled(
  z.strictObject({
    label: exactText,
    categories: z.array(categoryId).min(1, "co najmniej jedna kategoria"),
    fitting: z.enum(Object.keys(fittingKinds) as [FittingKind, ...FittingKind[]]).optional(),
    ifc: labelled(
      z.strictObject({
        entity: z.enum(ifcEntities),
        predefined: z.string().regex(/^[A-Z]+$/, "wymagany typ IFC wielkimi literami, np. FAUCET"),
      }),
      { entity: "Klasa", predefined: ["Typ", "z normy, np. FAUCET; USERDEFINED nazywa go słowem rodzaju"] },
    ).optional(),
    handle: z.enum(handlePlaces).optional(),
    measures: z
      .array(
        labelled(z.strictObject({ measure: z.string().meta({ refersTo: "measure" }), label: exactText }), {
          measure: "Wymiar",
          label: "Nazwa",
        }),
      )
      .default([]),
  }),
  {
    label: "Nazwa",
    categories: "Kategorie",
    fitting: ["Zasady dopasowania", "według których serwis liczy, co do czego pasuje"],
    ifc: ["Klasa IFC", "w plikach BIM; bez niej produkt jest tam ogólnym elementem"],
    handle: ["Uchwyt", "on body: na korpusie, highest: najwyżej; do numerów części na rysunku"],
    measures: ["Wymiary nazywane inaczej", "np. długość wanny zamiast szerokości"],
  },
);

export const kindsSchema = labelled(
  z.strictObject({
    kinds: z.array(kind).check(
      uniqueBy(({ categories }) =>
        categories.map((id, place) => ({
          key: id,
          path: ["categories", place],
          reason: `kategoria ${id} ma już inny rodzaj`,
        })),
      ),
    ),
    measures: measureDefinitions,
    values: valueDefinitions,
    mountings: mountingDefinitions,
    roles: roleDefinitions.default({}),
    drinkingWater: labelled(z.strictObject({ categories: z.array(categoryId) }), {
      categories: ["Kategorie", "razem z podkategoriami"],
    }),
  }),
  {
    kinds: "Rodzaje",
    measures: ["Wymiary", "w milimetrach, w kolejności, w której stoją na stronach"],
    values: ["Dane techniczne", "w kolejności, w której stoją na stronach"],
    mountings: "Rodzaje montażu",
    roles: ["Role", "po czym serwis poznaje to, z czym liczy; bez roli nie ma takiej sumy ani zasady"],
    drinkingWater: ["Kontakt z wodą pitną", "produkty, które muszą mieć deklarację"],
  },
).check(({ value, issues }) => {
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
