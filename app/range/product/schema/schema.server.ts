import { typeset } from "lib/polish/typeset";
import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field, textMatching } from "~/content/fields.server";
import { fromContent } from "~/content/memo";
import { storedFormats } from "../file-formats";
import { isGtin13 } from "../gtin";
import { type Measures, overallMeasures } from "../measures";
import type { Technical } from "../technical";
import { type ProductKind, productKindOf } from "./kinds";
import { type ProductKinds, readProductKinds } from "./kinds.server";
import { type RoleValues, valuesByRole } from "./roles";
import { similarNames } from "./similar-names.server";

/** Catalogue number of a product, a finish or a spare part. */
export const catalogueNumber = textMatching(
  /^[A-Z0-9]+(-[A-Z0-9]+)+$/,
  "wymagany numer katalogowy, np. AB-110",
);
/** EAN of a finish or of a spare part. */
export const ean = z.string().refine(isGtin13, "wymagany EAN: 13 cyfr ze zgodną cyfrą kontrolną");
const millimetres = z.int("wymagana całkowita liczba milimetrów").positive().max(10_000);

/**
 * Path of a picture. Content contains the path of its AVIF file; the site uses the part below `/images/` without the
 * extension.
 */
export const pictureSource = field.imagePath.transform((path) =>
  path.slice("/images/".length, -".avif".length),
);

/** Splits a text into paragraphs at empty lines. Single line breaks become spaces. */
const paragraphs = field.exactText
  .transform((text) => text.split(/\n\s*\n/).map((paragraph) => typeset(paragraph.replaceAll("\n", " "))))
  .meta({ editor: "text" });

/** Schema of the measures in a product file, in display order. */
function measuresSchema({ measures }: Pick<ProductKinds, "measures">) {
  const isOverall = (id: string) => overallMeasures.some((overall) => overall === id);
  const shape = measures.map(({ id, label }) => [
    id,
    (isOverall(id) ? millimetres : millimetres.optional()).meta({ label }),
  ]);
  return z.strictObject(Object.fromEntries(shape), {
    error: unknownKey("takiego wymiaru", measures),
  }) as unknown as z.ZodType<Measures>;
}

/** Schema of the technical values in a product file, in display order. */
function technicalSchema({ values }: Pick<ProductKinds, "values">) {
  const number = z.number().positive();
  const shape = values.map(({ id, label, unit }) => [
    id,
    (unit ? number : field.shownText).optional().meta({ label, hint: unit }),
  ]);
  return z.strictObject(Object.fromEntries(shape), {
    error: unknownKey("takiej danej", values),
  }) as z.ZodType<Technical>;
}

/** Reports an unknown key of a product file, and names known keys that are spelled similarly. */
function unknownKey(what: string, known: readonly { id: string }[]) {
  const ids = known.map(({ id }) => id);
  return (issue: z.core.$ZodRawIssue) => {
    if (issue.code !== "unrecognized_keys") return undefined;
    const similar = [...new Set(issue.keys.flatMap((key) => similarNames(key, ids)))];
    return `kinds.yaml nie ma ${what}${similar.length > 0 ? `; podobne: ${similar.join(", ")}` : ""}`;
  };
}

const finishSchema = labelledFields({
  id: [field.finishId, "Wykończenie"],
  code: [catalogueNumber, "Numer katalogowy"],
  gtin: [ean, "EAN", "13 cyfr"],
  pictures: [z.array(pictureSource).default([]), "Zdjęcia"],
  scenes: [z.array(pictureSource).default([]), "Aranżacje", "na których widać to wykończenie"],
});

const downloadSchema = labelledFields({
  path: [
    textMatching(
      /^\/models\/[a-z0-9-]+\/[A-Za-z0-9-]+\.[a-z]+$/,
      "wymagana ścieżka do pliku modelu, np. /models/nazwa/AB-110-nazwa.step",
    ),
    "Plik",
  ],
  format: [z.enum(storedFormats), "Format"],
  bytes: [z.int().positive(), "Rozmiar", "w bajtach"],
  version: [field.exactText, "Wersja"],
  date: [field.isoDate, "Data"],
}).refine(({ path, format }) => path.endsWith(`.${format}`), {
  path: ["format"],
  error: "inny format niż rozszerzenie pliku",
});

/** ETIM classification: class and feature numbers, from the brand's own data. */
const etimSchema = labelledFields({
  release: [textMatching(/^ETIM-\d+\.\d+$/, "wymagane wydanie, np. ETIM-9.0"), "Wydanie", "np. ETIM-9.0"],
  class: [textMatching(/^EC\d{6}$/, "wymagany numer klasy: EC i sześć cyfr"), "Klasa", "EC i sześć cyfr"],
  features: [
    z
      .record(
        textMatching(/^EF\d{6}$/, "wymagany numer cechy: EF i sześć cyfr"),
        z.union([z.boolean(), z.number(), field.exactText]),
      )
      .default({}),
    "Cechy",
    "EF i sześć cyfr",
  ],
});

/** Schema of a file in `content/products/`, which contains one product with its finishes. */
export const productSchemaOf = (kinds: Pick<ProductKinds, "measures" | "values" | "mountings">) =>
  labelledFields({
    name: [field.exactText, "Nazwa"],
    slug: [field.fileSlug, "Adres"],
    draft: field.draft,
    formerSlugs: [
      z.array(field.identifier).default([]),
      "Dawne adresy",
      "poprzednie adresy tego produktu; zostają na zawsze",
    ],
    code: [catalogueNumber, "Numer modelu"],
    collection: [field.collectionId.nullable().default(null), "Kolekcja"],
    categories: [
      z.array(field.categoryId).min(1, "co najmniej jedna kategoria"),
      "Kategorie",
      "najniższego poziomu",
    ],
    order: [z.int(), "Kolejność", "miejsce na liście"],
    new: [z.boolean().default(false), "Nowość"],
    withdrawn: [
      labelledFields({
        from: [field.isoDate, "Od dnia"],
        successor: [field.productSlug, "Następca"],
      })
        .nullable()
        .default(null),
      "Wycofany",
    ],
    mounting: [
      z
        .enum(kinds.mountings.map(({ value }) => value))
        .nullable()
        .default(null),
      "Montaż",
    ],
    short: [
      z.string().max(160).pipe(field.shownText).meta({ editor: "text" }),
      "Krótki opis",
      "do 160 znaków",
    ],
    long: [paragraphs, "Opis", "pusty wiersz rozdziela akapity"],
    features: [z.array(field.shownText), "Cechy"],
    measures: [measuresSchema(kinds), "Wymiary", "w całych milimetrach"],
    technical: [technicalSchema(kinds), "Dane techniczne"],
    certificates: [z.array(field.shownText), "Certyfikaty"],
    drinkingWater: [
      labelledFields({
        declaration: [field.exactText, "Numer deklaracji"],
        date: [field.isoDate, "Dzień wystawienia"],
      })
        .nullable()
        .default(null),
      "Deklaracja do kontaktu z wodą pitną",
    ],
    warranty: [
      z.array(field.identifier.meta({ refersTo: "warranty" })).default([]),
      "Gwarancja",
      "najważniejsza grupa pierwsza",
    ],
    care: [field.identifier.meta({ refersTo: "care" }).nullable().default(null), "Pielęgnacja"],
    finishes: [z.array(finishSchema).min(1, "co najmniej jedno wykończenie"), "Wykończenia"],
    scenes: [
      z.array(pictureSource).default([]),
      "Aranżacje",
      "na których wykończenia nie widać albo jest jedno",
    ],
    spareParts: [z.array(catalogueNumber.meta({ refersTo: "spare part" })).default([]), "Części zamienne"],
    requires: [
      z.array(field.productSlug).default([]),
      "Wymaga",
      "bez czego nie da się go zamontować, a co zamawia się osobno",
    ],
    goesWith: [z.array(field.productSlug).default([]), "Pasuje do"],
    downloads: [z.array(downloadSchema), "Pliki do pobrania"],
    etim: [etimSchema.nullable().default(null), "Klasyfikacja ETIM"],
    changed: [
      field.isoDate.nullable().default(null),
      "Zmieniony",
      "dzień ostatniej zmiany, gdy jest późniejszy niż pliki",
    ],
  }).refine(({ changed, downloads, withdrawn }) => changed || downloads.length > 0 || withdrawn, {
    path: ["changed"],
    error: "wymagany dzień, bo produkt nie ma plików, które mają swoją datę",
  });

/**
 * Schema of the product files by the current `content/kinds.yaml`.
 * @throws {ContentError} if that file has issues
 */
export const readProductSchema = fromContent(() => productSchemaOf(readProductKinds()));

/**
 * A product of the range.
 * - `warranty`: ids of terms on the warranty page, the main one first; none if the brand has no such page
 * - `care`: anchor on the product care page; null if the brand has no such page
 * - `long`: paragraphs of the description
 * - `measures`: in millimetres
 * - `pictures` (of finishes) and `scenes`: picture paths below `/images/`, without extension (`packshots/…`). A finish's
 *   scenes show the product in that finish; the product's own scenes, in its only finish or an unknown one
 * - `drinkingWater`: EU declaration of conformity; only for products that carry mains water
 * - `spareParts`: numbers from `content/spare-parts.yaml`
 * - `requires`: slugs of products that are needed for mounting but ordered separately
 * - `kind`: what `content/kinds.yaml` says of its categories; not in the file
 * - `byRole`: its values by the roles that `content/kinds.yaml` gives them; not in the file
 * - `changed`: day on which texts or values last changed, if later than the dates of the files
 */
export type Product = ProductFile & { kind: ProductKind; byRole: RoleValues };
export type Finish = Product["finishes"][number];
export type Download = Product["downloads"][number];
type ProductFile = z.output<ReturnType<typeof productSchemaOf>>;

/** Adds to the fields of a product file what `content/kinds.yaml` says about them. */
export function asProduct(
  file: ProductFile,
  { kinds, roles }: Pick<ProductKinds, "kinds" | "roles">,
): Product {
  return { ...file, kind: productKindOf(file.categories, kinds), byRole: valuesByRole(file, roles) };
}
