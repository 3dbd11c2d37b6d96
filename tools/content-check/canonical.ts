import { plainSource } from "lib/polish/plain-text";
import { Document, isScalar, parse, visit } from "yaml";
import type { Field } from "./field";

/** Format of a content file: its syntax, and its fields in the order in which they are written. */
export type Form = { kind: "yaml" | "json" | "markdown"; fields: Field[] };

/**
 * Field names for content that has no name in the file: `entries` for the entire file if its root is a record, `body`
 * for the Markdown body.
 */
export const entriesField = "entries";
export const bodyField = "body";

export type Values = Record<string, unknown>;

/** Maximum length, in characters, of a list written on one line. */
const shortList = 80;
/** Matches dates and times. They are quoted, because some YAML parsers would not read them as strings. */
const dateOrTime = /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$|^\d\d:\d\d$/;
/** Skips comparing each key with all others; the content check reports repeated keys. */
const quickly = { uniqueKeys: false };
const frontMatter = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;

/**
 * Parses a file into the values that the CMS edits: the Markdown body becomes a field, records become lists of entries.
 * @param known the values of its fields, if it has been parsed
 */
export function parseForm(text: string, { kind, fields }: Form, known?: unknown): Values {
  const unix = plainSource(text);
  if (kind !== "markdown") {
    const data: unknown = known ?? parse(unix, quickly);
    return asLists(isRecordFile(fields) ? { [entriesField]: data } : (data as Values), fields);
  }
  const [head = "", yaml = ""] = frontMatter.exec(unix) ?? [];
  return {
    ...asLists((known ?? parse(yaml, quickly)) as Values, fields),
    [bodyField]: unix.slice(head.length).trim(),
  };
}

/**
 * Serialises values in canonical form: fields in schema order, empty optional fields omitted, no comments. Writes one
 * value per line, except short lists of numbers or single words, which are on one line.
 */
export function writeForm(values: Values, { kind, fields }: Form): string {
  const { [bodyField]: body, ...rest } = values;
  const data = tidyObject(kind === "markdown" ? rest : values, fields);
  if (kind === "json")
    return `${JSON.stringify(isRecordFile(fields) ? data[entriesField] : data, null, 2)}\n`;
  if (kind === "yaml") return toYaml(data);
  const text = typeof body === "string" ? body.trim() : "";
  return `---\n${toYaml(data)}---\n${text && `\n${text}\n`}`;
}

/** Converts the text of a file to canonical form. @param known as of {@link parseForm} */
export function canonical(text: string, form: Form, known?: unknown): string {
  return writeForm(parseForm(text, form, known), form);
}

function isRecordFile(fields: readonly Field[]): boolean {
  return fields[0]?.name === entriesField;
}

function toYaml(data: Values): string {
  const document = new Document(data, { aliasDuplicateObjects: false });
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value === "string" && dateOrTime.test(scalar.value)) scalar.type = "QUOTE_DOUBLE";
    },
    Seq(_key, seq) {
      const items = seq.items.map((item) => (isScalar(item) ? String(item.value) : " "));
      seq.flow = items.every((item) => !/[\s,]/.test(item)) && items.join(", ").length <= shortList;
    },
  });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/** Applies {@link tidy} to every field of an object. Fields missing from the schema are retained at the end. */
function tidyObject(values: Values, fields: readonly Field[]): Values {
  const known = fields.map((field) => [field.name, tidy(values[field.name], field), field.keep] as const);
  const names = new Set(fields.map(({ name }) => name));
  const unknown = Object.entries(values).filter(([name]) => !names.has(name));
  return Object.fromEntries([
    ...known.filter(([, value, keep]) => value !== undefined && (keep || !isEmpty(value))),
    ...unknown,
  ]);
}

function tidy(value: unknown, field: Field): unknown {
  // The form leaves out a choice for which the brand has no options.
  if (value === undefined && field.keep && field.widget === "select" && field.multiple) return [];
  if (field.nullable && isEmpty(value)) return null;
  if (typeof value === "string") return tidyText(value, field);
  if (field.widget === "object" && isObject(value)) return tidyObject(value, field.fields);
  if (field.widget !== "list" || !Array.isArray(value)) return value;
  if (!("fields" in field)) return value.map((item) => tidy(item, field.field));
  const items = value.map((item) => tidyObject(item as Values, field.fields));
  return field.record ? Object.fromEntries(items.map(({ key, value }) => [key, value])) : items;
}

function tidyText(text: string, { widget }: Field): string {
  // Midnight stands for a date without a time.
  if (widget === "datetime") return text.replace(/T00:00$/, "");
  // The CMS stores the name of the uploaded file; content references the AVIF generated from it.
  if (widget === "image") return text.replace(/^(\/images\/.*)\.(?:jpe?g|png|webp)$/, "$1.avif");
  return text.trim();
}

/** Inverse of {@link tidy} for records: converts each to a list of key-value entries. */
function asLists(values: Values, fields: readonly Field[]): Values {
  const lists: Values = { ...values };
  for (const field of fields) {
    const value = values[field.name];
    if (!isObject(value)) continue;
    if (field.widget === "object") lists[field.name] = asLists(value, field.fields);
    else if (field.widget === "list")
      lists[field.name] = Object.entries(value).map(([key, value]) => ({ key, value }));
  }
  return lists;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value)
    ? Object.keys(value).length === 0
    : value === null || value === "" || value === false;
}
