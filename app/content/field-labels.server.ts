import { z } from "zod";

declare module "zod" {
  interface GlobalMeta {
    /** What the content editor calls the field, in Polish. */
    label?: string;
    hint?: string | undefined;
    /**
     * Input control for a text field; if missing, a single-line input. Three are hidden, because something else determines
     * their value: of a `slug` the file name, of a `parent` the entry's place in the tree, of `today` the day of the save.
     */
    editor?: "text" | "markdown" | "picture" | "moment" | "slug" | "parent" | "today" | "colour";
    /** What the editor calls the values of an enumeration, if the values are not Polish words. */
    optionLabels?: Readonly<Record<string, string>>;
    /** Type of the entries that this value refers to; the editor offers these entries as choices. */
    refersTo?: FieldReference;
  }
}

export type FieldReference =
  | "category"
  | "collection"
  | "finish"
  | "product"
  | "spare part"
  | "spare part kind"
  | "shop type"
  | "shop service"
  | "warranty"
  | "care"
  | "measure"
  | "technical value";

export const imageAltLabel = ["Opis zdjęcia", "co na nim widać, dla osób, które go nie widzą"] as const;

/** A field of a content file: its schema and its label in the content editor. */
type LabelledField = readonly [schema: z.ZodType, name: string, hint?: string];

type LabelledFields = Readonly<Record<string, LabelledField>>;

type ShapeOf<Fields extends LabelledFields> = { -readonly [Name in keyof Fields]: Fields[Name][0] };

/** Returns the schema of an object with these fields and no others. */
export function labelledFields<const Fields extends LabelledFields>(fields: Fields) {
  return extendedFields(z.strictObject({}), fields);
}

/** Returns the schema of a list of such objects. */
export function listOf<const Fields extends LabelledFields>(fields: Fields) {
  return z.array(labelledFields(fields));
}

/** Returns the schema of an object with further fields, or with others in place of those of the same name. */
export function extendedFields<
  Shape extends z.core.$ZodShape,
  Config extends z.core.$ZodObjectConfig,
  const Fields extends LabelledFields,
>(base: z.ZodObject<Shape, Config>, fields: Fields) {
  const shape = Object.entries(fields).map(([name, [schema, label, hint]]) => [
    name,
    schema.meta({ label, hint }),
  ]);
  return base.extend(Object.fromEntries(shape) as ShapeOf<Fields>);
}
