import { z } from "zod";
import type { Field, Option, Widget } from "../field";

/**
 * Returns the fields of an object schema, in the schema's order.
 * @throws {Error} if a field has no Polish label or its type cannot be edited
 */
export function fieldsOf(schema: z.ZodType): Field[] {
  return Object.entries(findObject(schema).shape).map(([name, value]) => {
    const { label, hint } = unwrap(value).meta;
    if (!label) throw new Error(`The field ${name} has no label.`);
    return { ...fieldOf(name, label, value), ...(hint && { hint }) };
  });
}

/** Returns the field that edits a value of the given schema. */
export function fieldOf(name: string, label: string, value: z.core.$ZodType): Field {
  const { schema, meta, optional, nullable } = unwrap(value);
  const isHidden = meta.editor === "slug" || meta.editor === "parent" || meta.editor === "today";
  const widget = isHidden ? ({ widget: "hidden" } as const) : widgetOf(schema, meta, label);
  const pattern = ["string", "text", "color"].includes(widget.widget) && patternOf(schema);
  return {
    name,
    label,
    keep: !optional,
    required: !optional && !nullable && !mayBeEmpty(widget),
    ...(nullable && !optional && { nullable }),
    ...(pattern && { pattern }),
    ...widget,
  };
}

/** True for lists without a minimum length, and for booleans, where empty means false. */
function mayBeEmpty(widget: Widget): boolean {
  const isList = widget.widget === "list" || (widget.widget === "select" && widget.multiple);
  return widget.widget === "boolean" || (isList && !widget.min);
}

function findObject(schema: z.ZodType): z.ZodObject {
  const object = unwrap(schema).schema;
  if (!(object instanceof z.ZodObject)) throw new Error(`Not an object: ${object._zod.def.type}`);
  return object;
}

/** Unwraps optional, default, nullable and pipe schemas down to the underlying schema, merging their metadata. */
function unwrap(value: z.core.$ZodType) {
  let schema = value as z.core.$ZodTypes;
  let meta: z.GlobalMeta = {};
  let optional = false;
  let nullable = false;
  for (;;) {
    meta = { ...z.globalRegistry.get(schema), ...meta };
    const { def } = schema._zod;
    if (def.type === "pipe") schema = def.in as z.core.$ZodTypes;
    else if (def.type === "optional" || def.type === "default" || def.type === "nullable") {
      if (def.type === "nullable") nullable = true;
      else optional = true;
      schema = def.innerType as z.core.$ZodTypes;
    } else
      return {
        /** Schema of the value in the file, before any transform. */
        schema,
        meta,
        optional,
        nullable,
      };
  }
}

function widgetOf(schema: z.core.$ZodTypes, meta: z.GlobalMeta, label: string): Widget {
  const { def } = schema._zod;
  if (meta.refersTo) return { widget: "select", options: [], multiple: false, refersTo: meta.refersTo };
  switch (def.type) {
    case "string":
      return stringWidget(schema as z.ZodString, meta);
    case "template_literal":
      return { widget: "string" };
    case "boolean":
      return { widget: "boolean" };
    case "number":
      return { widget: "number", ...numberLimits(schema as z.ZodNumber) };
    case "enum":
      return {
        widget: "select",
        options: Object.values(def.entries).map((value) => option(value, meta.optionLabels?.[value])),
        multiple: false,
      };
    case "literal":
      return {
        widget: "select",
        options: def.values.map((value) => option(value as string)),
        multiple: false,
      };
    case "union":
      return { widget: "string" };
    case "object":
      return { widget: "object", fields: fieldsOf(schema as z.ZodObject), collapsed: "auto" };
    case "array":
      return listWidget(def.element, label, minimumOf(schema));
    case "tuple":
      return {
        widget: "list",
        field: fieldOf("item", label, def.items[0] as z.core.$ZodType),
        min: def.items.length,
        max: def.items.length,
      };
    case "record":
      return {
        widget: "list",
        fields: [fieldOf("key", "Nazwa", def.keyType), fieldOf("value", "Wartość", def.valueType)],
        collapsed: true,
        record: true,
      };
    default:
      throw new Error(`No widget edits a value of the type ${def.type}.`);
  }
}

function stringWidget(schema: z.ZodString, { editor }: z.GlobalMeta): Widget {
  if (editor === "picture") return { widget: "image", choose_url: false };
  if (editor === "colour") return { widget: "color", allowInput: true };
  if (editor === "markdown") return { widget: "markdown", modes: ["raw"], sanitize_preview: true };
  if (editor === "text") return { widget: "text", ...(schema.maxLength && { maxlength: schema.maxLength }) };
  if (editor === "moment")
    return { widget: "datetime", type: "datetime-local", format: "YYYY-MM-DD[T]HH:mm" };
  if (schema.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  return { widget: "string" };
}

function listWidget(element: z.core.$ZodType, label: string, min: number | undefined): Widget {
  const item = fieldOf("item", label, element);
  const atLeast = min === undefined ? {} : { min };
  if (item.widget === "select") {
    const { options, refersTo } = item;
    return { widget: "select", options, multiple: true, ...(refersTo && { refersTo }), ...atLeast };
  }
  if (item.widget === "object") {
    return { widget: "list", fields: item.fields, collapsed: true, ...atLeast };
  }
  return { widget: "list", field: item, ...atLeast };
}

function numberLimits({ format, minValue, maxValue }: z.ZodNumber) {
  const isWhole = format === "safeint";
  const isLimit = (value: number | null) => value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;
  return {
    value_type: isWhole ? ("int" as const) : ("float" as const),
    ...(isLimit(minValue) && { min: minValue as number }),
    ...(isLimit(maxValue) && { max: maxValue as number }),
  };
}

function minimumOf(schema: z.core.$ZodTypes): number | undefined {
  for (const check of schema._zod.def.checks ?? []) {
    const { def } = check._zod as z.core.$ZodCheckMinLength["_zod"];
    if (def.check === "min_length") return def.minimum;
  }
}

/**
 * Returns the regular expression of a string and its error message, so that the CMS validates like `npm run content`.
 */
function patternOf(schema: z.core.$ZodTypes): [string, string] | undefined {
  for (const check of schema._zod.def.checks ?? []) {
    const { def } = check._zod as z.core.$ZodCheckRegex["_zod"];
    if (def.check !== "string_format" || def.format !== "regex") continue;
    // The CMS ignores flags: without `u`, `\p{Ll}` would match no word, and nothing could be saved.
    if (def.pattern.flags) continue;
    const message = def.error?.({ code: "invalid_format", format: "regex", input: "" } as never);
    if (typeof message === "string") return [def.pattern.source, message];
  }
}

const option = (value: string | number, label = String(value)): Option => ({ label, value });
