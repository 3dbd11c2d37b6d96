import { z } from "zod";

/** What an editor sees beside a field: its Polish name and, where the name does not say it, what to write there. */
export type FieldLabel = string | readonly [name: string, hint: string];

export type FieldLabels = Readonly<Record<string, FieldLabel>>;

declare module "zod" {
  interface GlobalMeta {
    /** How a text is edited that is more than a line. The slug of a file is never typed: the file's name makes it. */
    editor?: "text" | "markdown" | "picture" | "moment" | "slug";
    /** What this value is the number or the name of: an editor chooses it from those that there are. */
    refersTo?: Reference;
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

export type Reference = (typeof references)[number];

export const draftLabel = [
  "Szkic",
  "widać go tylko w redakcji; zaznaczenie usuń, gdy ma się ukazać",
] as const;

/** What the staff need to know of an icon. */
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
