import type { FieldReference } from "~/content/field-labels.server";

/**
 * Describes how a value of a content file is edited and serialised. Derived from its zod schema; plain data, because it
 * is also sent to the browser. Property names are those of Sveltia CMS.
 */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /** The schema requires this field, so it is written even when empty. */
  keep: boolean;
  /** Written as null when empty. */
  nullable?: true;
  pattern?: [string, string];
} & Widget;

export type Widget =
  | { widget: "string" | "boolean" | "hidden" }
  | { widget: "color"; allowInput: true }
  | { widget: "text"; maxlength?: number }
  | { widget: "markdown"; modes: ["raw"]; sanitize_preview: true }
  | { widget: "datetime"; type: "date"; format: "YYYY-MM-DD" }
  | { widget: "datetime"; type: "datetime-local"; format: "YYYY-MM-DD[T]HH:mm" }
  | { widget: "image"; choose_url: false }
  | { widget: "number"; value_type: "int" | "float"; min?: number; max?: number }
  | { widget: "select"; options: Option[]; multiple: boolean; refersTo?: FieldReference; min?: number }
  | { widget: "object"; fields: Field[]; collapsed: "auto" }
  | { widget: "list"; field: Field; min?: number; max?: number }
  | {
      widget: "list";
      fields: Field[];
      min?: number;
      collapsed: true;
      /** Serialised as an object: the two fields are its keys and values. */
      record?: true;
    };

export type Option = { label: string; value: string | number };
