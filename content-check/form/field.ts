import type { FieldReference } from "~/content/labels.server";

/**
 * How a value of a content file is written and edited, made from its zod schema: plain data, so that the editor in the
 * browser has it too. The names are those of the editor, Sveltia CMS.
 */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /** A file without it is a mistake, so it is written even when it is empty. */
  keep: boolean;
  /** Kept, and null where it is empty. */
  nullable?: true;
  pattern?: [string, string];
} & Widget;

export type Widget =
  | { widget: "string" | "boolean" | "hidden" }
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
      label_singular?: string;
      /** In the file this is no list but an object: these are its keys and values. */
      record?: true;
    };

export type Option = { label: string; value: string | number };
