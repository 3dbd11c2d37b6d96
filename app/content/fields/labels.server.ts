import { z } from "zod";

/** Label of a field in the content editor, in Polish, optionally with a hint. */
export type FieldLabel = string | readonly [name: string, hint: string];

export type FieldLabels = Readonly<Record<string, FieldLabel>>;

declare module "zod" {
  interface GlobalMeta {
    /**
     * Input control for a text field; if missing, a single-line input. A `slug` field is hidden, because the file name
     * determines its value; so is a `parent` field, whose value its place in the tree determines.
     */
    editor?: "text" | "markdown" | "picture" | "moment" | "slug" | "parent" | "colour";
    /** What the editor calls the values of an enumeration, where the values are no Polish words. */
    optionLabels?: Readonly<Record<string, string>>;
    /** Type of the entries that this value refers to; the editor offers these entries as choices. */
    refersTo?: FieldReference;
  }
}

const references = [
  "category",
  "collection",
  "finish",
  "product",
  "spare part",
  "spare part kind",
  "shop type",
  "shop service",
  "warranty",
  "care",
  "measure",
  "technical value",
] as const;

export type FieldReference = (typeof references)[number];

export const draftLabel = [
  "Szkic",
  "widać go tylko w redakcji; zaznaczenie usuń, gdy ma się ukazać",
] as const;

export const iconLabel = ["Ikona", "nazwa z zestawu lucide.dev, np. lucide:phone"] as const;

export const imageAltLabel = ["Opis zdjęcia", "co na nim widać, dla osób, które go nie widzą"] as const;

const labels = z.registry<FieldLabels>();

/**
 * Sets the labels of an object's fields in the content editor. Schemas derived with `check` or `refine` inherit them.
 */
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
