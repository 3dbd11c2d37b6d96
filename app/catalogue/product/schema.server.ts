import { z } from "zod";
import { exactText, identifier, imagePath, isoDate, shownText } from "~/content/fields.server";
import { typeset } from "~/polish/typeset";
import { isGtin13 } from "./gtin";
import { type MeasureKey, measureKeys } from "./measures";
import { mountings } from "./mounting";
import { type TechnicalKey, technicalKeys, technicalValues } from "./technical";

/** A model's, a finish's or a spare part's number. */
export const catalogueNumber = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)+$/, "wymagany numer katalogowy, np. LR-110");
const millimetres = z.int("wymagana całkowita liczba milimetrów").positive("wymagana liczba większa niż 0");
const downloadFormat = z.enum(["glb", "step", "stl", "dxf", "svg"]);

/** Content names a picture by its AVIF file; the site knows it by its path below `/images/` without extension. */
export const pictureSource = imagePath.transform((path) => path.slice("/images/".length, -".avif".length));

/** An empty line separates paragraphs; other line breaks only keep the file readable. */
const paragraphs = exactText.transform((text) =>
  text.split(/\n\s*\n/).map((paragraph) => typeset(paragraph.replaceAll("\n", " "))),
);

const optionalMeasures = Object.fromEntries(
  measureKeys.map((key) => [key, millimetres.optional()]),
) as Record<MeasureKey, z.ZodOptional<typeof millimetres>>;

const technicalShape = Object.fromEntries(
  technicalKeys.map((key) => [
    key,
    (technicalValues[key].unit ? z.number().positive("wymagana liczba większa niż 0") : shownText).optional(),
  ]),
) as Record<TechnicalKey, z.ZodOptional<z.ZodNumber | typeof shownText>>;

const finishSchema = z.strictObject({
  id: identifier,
  code: catalogueNumber,
  gtin: z.string().refine(isGtin13, "wymagany EAN: 13 cyfr ze zgodną cyfrą kontrolną"),
  pictures: z.array(pictureSource).default([]),
});

const downloadSchema = z
  .strictObject({
    path: z
      .string()
      .regex(
        /^\/models\/[a-z0-9-]+\/[A-Za-z0-9-]+\.[a-z]+$/,
        "wymagana ścieżka do pliku modelu, np. /models/nazwa/LR-110-nazwa.step",
      ),
    format: downloadFormat,
    bytes: z.int().positive(),
    version: exactText,
    date: isoDate,
  })
  .refine(({ path, format }) => path.endsWith(`.${format}`), {
    path: ["format"],
    error: "inny format niż rozszerzenie pliku",
  });

/** Numbers of ETIM, from the brand's own classification. */
const etimSchema = z.strictObject({
  release: z.string().regex(/^ETIM-\d+\.\d+$/, "wymagane wydanie, np. ETIM-9.0"),
  class: z.string().regex(/^EC\d{6}$/, "wymagany numer klasy: EC i sześć cyfr"),
  features: z
    .record(
      z.string().regex(/^EF\d{6}$/, "wymagany numer cechy: EF i sześć cyfr"),
      z.union([z.boolean(), z.number(), exactText]),
    )
    .default({}),
});

/** One file of `content/products/`: a model with its finishes. */
export const productSchema = z.strictObject({
  name: exactText,
  slug: identifier,
  formerSlugs: z.array(identifier).default([]),
  code: catalogueNumber,
  collection: identifier.nullable().default(null),
  categories: z.array(z.int()).min(1, "co najmniej jedna kategoria"),
  order: z.int(),
  new: z.boolean().default(false),
  withdrawn: z.strictObject({ from: isoDate, successor: identifier }).nullable().default(null),
  mounting: z.enum(mountings).nullable().default(null),
  short: z.string().max(160, "najwyżej 160 znaków").pipe(shownText),
  long: paragraphs,
  features: z.array(shownText),
  measures: z.strictObject({
    ...optionalMeasures,
    width: millimetres,
    depth: millimetres,
    height: millimetres,
  }),
  technical: z.strictObject(technicalShape),
  certificates: z.array(shownText),
  drinkingWater: z.strictObject({ declaration: exactText, date: isoDate }).nullable().default(null),
  warranty: z.array(identifier).min(1, "co najmniej jedna grupa z warunków gwarancji"),
  care: identifier,
  finishes: z.array(finishSchema).min(1, "co najmniej jedno wykończenie"),
  scenes: z.array(pictureSource).default([]),
  spareParts: z.array(catalogueNumber).default([]),
  requires: z.array(identifier).default([]),
  goesWith: z.array(identifier).default([]),
  downloads: z.array(downloadSchema),
  etim: etimSchema.nullable().default(null),
  changed: isoDate.nullable().default(null),
});

/**
 * A model of the range. `warranty` holds ids of the warranty page's terms, the model's main one first; `care` the
 * anchor on the page of product care; `long` paragraphs; `measures` millimetres; `pictures` and `scenes` sources of
 * pictures (`packshots/…`); `drinkingWater` the EU declaration of conformity of what water from the mains runs through;
 * `spareParts` numbers of `content/spare-parts.yaml`; `requires` slugs of what it cannot be mounted without and what is
 * ordered separately; `changed` the day of the last change of its texts and values, where that is later than its files.
 */
export type Product = z.output<typeof productSchema>;
export type Finish = Product["finishes"][number];
export type Download = Product["downloads"][number];
export type DownloadFormat = Download["format"];
