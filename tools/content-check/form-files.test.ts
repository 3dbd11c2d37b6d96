import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { contentDir, listContent, parseContent } from "~/content/files.server";
import { fieldReason } from "~/content/reasons.server";
import { canonical, parseForm, type Values } from "./canonical";
import type { Field } from "./field";
import { contentKinds, formOf, kindOf } from "./form-files";

const names = [".yaml", ".md", ".json"].flatMap((extension) => listContent(".", extension));
const machineMade = /^(fitting\/|(?:drawings|image-sizes|part-places)\.json$|theme\/|README\.md$)/;
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
    const [before, after] = [text, formatted].map((source) => parseContent(name, source, kind.schema()));
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

test("whatever is wrong with a value, the reason is a Polish sentence of ours (25.2)", () => {
  const wrong = [undefined, null, "", "ź<b", "x".repeat(5_000), -1, 0.5, 1e12, true, [], ["", {}], { ź: {} }];
  const seen = new Set<z.core.$ZodType>();
  const reasons = new Set<string>();
  const visit = (schema: z.core.$ZodType) => {
    if (seen.has(schema) || schema instanceof z.ZodTransform) return;
    seen.add(schema);
    for (const value of wrong)
      for (const { message } of z.core.safeParse(schema, value, { error: fieldReason }).error?.issues ?? [])
        reasons.add(message);
    const { checks, ...parts } = schema._zod.def;
    const inner: unknown[] = Object.values({ ...parts, ...(schema as z.ZodObject).shape }).flat();
    for (const part of inner) if (part instanceof z.ZodType) visit(part);
  };
  for (const { schema } of contentKinds()) visit(schema());
  expect([...reasons]).toEqual(
    expect.arrayContaining([
      "co najmniej 1\u00a0pozycja",
      "najwyżej 155\u00a0znaków",
      "wymagana liczba nie mniejsza niż 49",
    ]),
  );
  const foreign =
    /oczekiwano|Zbyt |Za (?:mał|duż)|Nieprawidłow|Invalid|input|array|number|string|object|true albo/;
  expect([...reasons].filter((reason) => foreign.test(reason))).toEqual([]);
});
