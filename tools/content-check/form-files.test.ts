import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { contentDir, listContent, parseContent } from "~/content/files.server";
import { canonical, parseForm, type Values } from "./canonical";
import type { Field } from "./field";
import { contentKinds, formOf, kindOf } from "./form-files";

const names = [".yaml", ".md", ".json"].flatMap((extension) => listContent(".", extension));
const machineMade = /^(fitting\/|(?:drawings|image-sizes)\.json$|theme\/|README\.md$)/;
const own = names.filter((name) => !machineMade.test(name));

test("every file that the staff write is of a kind", () => {
  expect(own.filter((name) => !kindOf(name))).toEqual([]);
});

test("every field of every kind has a widget and a Polish label", () => {
  const fields = contentKinds().flatMap((kind) => everyField(formOf(kind).fields));
  expect(fields.length).toBeGreaterThan(contentKinds().length);
  expect(fields.filter(({ widget, label }) => !widget || !label.trim())).toEqual([]);
});

test.each(own)(
  "the canonical form of %s has the same values and is its own; the patterns of the editor, which supports no flags, accept them (25.6)",
  (name) => {
    const kind = kindOf(name);
    if (!kind) throw new Error(`${name} is of no kind`);
    const form = formOf(kind);
    const text = readFileSync(path.join(contentDir(), name), "utf8");
    const formatted = canonical(text, form);
    const [before, after] = [text, formatted].map((source) => parseContent(name, source, kind.schema));
    expect(after?.data).toEqual(before?.data);
    expect(after?.body.trim()).toBe(before?.body.trim());
    expect(canonical(formatted, form)).toBe(formatted);
    expect(rejectedValues(parseForm(text, form), form.fields)).toEqual([]);
  },
);

function rejectedValues(values: Values, fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    const value = values[field.name];
    if (field.pattern && typeof value === "string")
      return new RegExp(field.pattern[0]).test(value) ? [] : [`${field.name}: ${value}`];
    if (field.widget === "object" && value) return rejectedValues(value as Values, field.fields);
    if (field.widget !== "list" || !Array.isArray(value)) return [];
    return value.flatMap((item) =>
      "fields" in field ? rejectedValues(item, field.fields) : rejectedValues({ item }, [field.field]),
    );
  });
}

function everyField(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => {
    const below = "fields" in field ? field.fields : "field" in field ? [field.field] : [];
    return [field, ...everyField(below)];
  });
}
