import { z } from "zod";
import type { Catalogue } from "~/range/products";

const day = z.iso.date().meta({ description: "Dzień w postaci RRRR-MM-DD." });
const webUrl = z.url();
const text = z.string().min(1);
const gtin13 = z.string().regex(/^\d{13}$/);

const productReference = z.object({ code: text, name: text, url: webUrl });

const value = z.object({
  key: text.meta({ description: "Stała nazwa wartości, po angielsku." }),
  label: text.meta({ description: "Nazwa po polsku." }),
  value: z.union([z.number(), text]),
  unit: text.optional().meta({ description: "Jednostka; bez niej wartość jest tekstem." }),
});

const file = z.object({
  format: text.meta({ description: "Rozszerzenie nazwy: pdf, zip, step…" }),
  url: webUrl,
  bytes: z.int().positive().optional(),
  version: text.optional(),
  date: day.optional(),
});

const item = z.object({
  code: text.meta({ description: "Numer katalogowy w tym wykończeniu." }),
  gtin: gtin13.meta({ description: "EAN (GTIN-13)." }),
  digitalLink: webUrl.meta({ description: "GS1 Digital Link: adres, który mają kody QR." }),
  name: text,
  model: z.object({ code: text, name: text }),
  finish: z.object({ id: text, label: text }),
  collection: z.object({ id: text, name: text }).nullable(),
  categories: z
    .array(z.object({ id: z.int(), path: z.array(text), url: webUrl }))
    .meta({ description: "Ścieżki kategorii, od najszerszej." }),
  mounting: text.nullable(),
  short: text,
  description: z.array(text).meta({ description: "Akapity." }),
  features: z.array(text),
  certificates: z.array(text),
  measures: z.array(value).meta({ description: "Wymiary w milimetrach." }),
  technical: z.array(value),
  url: webUrl,
  pictures: z.array(webUrl).meta({ description: "Zdjęcia tego wykończenia; JPEG." }),
  scenes: z.array(webUrl).meta({ description: "Zdjęcia modelu we wnętrzach; JPEG." }),
  files: z.array(file),
  requires: z
    .array(productReference)
    .meta({ description: "Bez czego nie można zamontować produktu i co zamawia się osobno." }),
  goesWith: z.array(productReference),
  spareParts: z.array(
    z.object({
      code: text,
      gtin: gtin13.nullable().meta({ description: "EAN (GTIN-13); null, póki go nie ma." }),
      name: text,
      size: text.optional().meta({ description: "Gwint i wymiary w milimetrach, w skrócie." }),
      weightKg: z.number().positive().optional(),
      url: webUrl,
    }),
  ),
  withdrawn: z
    .object({ from: day, successor: productReference })
    .nullable()
    .meta({ description: "Produkt wycofany z oferty." }),
  drinkingWater: z
    .object({ declaration: text, date: day })
    .nullable()
    .meta({ description: "Deklaracja zgodności UE dla kontaktu z wodą pitną." }),
  etim: z
    .object({
      release: text,
      class: z.string().regex(/^EC\d{6}$/),
      features: z.record(z.string(), z.union([z.boolean(), z.number(), z.string()])),
    })
    .nullable()
    .meta({ description: "Klasyfikacja ETIM; null, póki marka jej nie nadała." }),
  lastModified: day.meta({ description: "Dzień ostatniej zmiany danych albo plików modelu." }),
});

const openDataSchema = z.object({
  $schema: webUrl,
  version: z.literal("1.0").meta({ description: "Zmieni się, gdy zmieni się znaczenie pól." }),
  brand: text,
  language: z.literal("pl"),
  lastModified: day,
  products: productsOf(item),
});

function productsOf<Item extends z.ZodType>(schema: Item) {
  return z.array(schema).meta({ description: "Każdy produkt w każdym wykończeniu." });
}

/** Product data for shops, with one entry per finish. URLs are absolute, and texts contain only ordinary spaces. */
export type OpenData = z.output<typeof openDataSchema>;
export type OpenDataItem = OpenData["products"][number];

/**
 * Returns the JSON Schema of the open data.
 * @param url URL of the schema itself
 * @param mountings the ways of mounting that content defines
 */
export function jsonSchema(url: string, mountings: Catalogue["names"]["mountings"]): object {
  const values = mountings.map(({ value }) => value);
  const mounting = values.length > 0 ? z.enum(values).nullable() : z.null();
  const schema = openDataSchema.extend({ products: productsOf(item.extend({ mounting })) });
  return { ...z.toJSONSchema(schema), $id: url, title: "Produkty" };
}
