import { z } from "zod";

/** A field's label and hint in the editor, in Polish. */
export type FieldLabel = string | readonly [name: string, hint: string];

export type FieldLabels = Readonly<Record<string, FieldLabel>>;

declare module "zod" {
  interface GlobalMeta {
    /** How a text is edited that is more than a line. The slug of a file is never typed: the file's name makes it. */
    editor?: "text" | "markdown" | "picture" | "moment" | "slug";
    /** The collection that this value refers to; the editor offers its entries. */
    refersTo?: FieldReference;
  }
}

export const references = [
  "category",
  "collection",
  "finish",
  "product",
  "spare part",
  "warranty",
  "care",
] as const;

export type FieldReference = (typeof references)[number];

export const draftLabel = [
  "Szkic",
  "widać go tylko w redakcji; zaznaczenie usuń, gdy ma się ukazać",
] as const;

/** The hint of an icon field. */
export const iconLabel = ["Ikona", "nazwa z zestawu lucide.dev, np. lucide:phone"] as const;

export const imageAltLabel = ["Opis zdjęcia", "co na nim widać, dla osób, które go nie widzą"] as const;

const labels = z.registry<FieldLabels>();

/** Names the fields of an object for those who edit it; an object made from it by a check keeps them. */
export function labelled<Schema extends z.ZodObject>(
  schema: Schema,
  names: Record<keyof Schema["shape"] & string, FieldLabel>,
): Schema {
  labels.add(schema, names);
  return schema;
}

export function labelsOf(schema: z.ZodType): FieldLabels {
  return labels.get(schema) ?? {};
}
