import { expect, test } from "vitest";
import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field } from "~/content/fields.server";
import { canonical, type Form, parseForm, writeForm } from "./canonical";
import { fieldOf, fieldsOf } from "./form/fields";

const size = labelledFields({ width: [z.int(), "B"], depth: [z.int().optional(), "G"] });
const schema = labelledFields({
  title: [field.exactText, "Tytuł"],
  date: [field.isoDate, "Data"],
  isNew: [z.boolean().default(false), "Nowość"],
  numbers: [z.array(z.int()), "Numery"],
  names: [z.array(field.exactText).default([]), "Nazwy"],
  size: [size.nullable().default(null), "Rozmiar"],
  text: [field.markdownText.optional(), "Tekst"],
});
const yaml: Form = { kind: "yaml", fields: fieldsOf(schema) };

test("the canonical form has an empty list for a required choice that the form of a brand without options leaves out", () => {
  const topics = labelledFields({
    topics: [z.array(z.string().meta({ refersTo: "collection" })), "Kolekcje"],
  });
  expect(writeForm({}, { kind: "yaml", fields: fieldsOf(topics) })).toBe("topics: []\n");
});

test("the canonical form has the fields in the order of the schema, no comments, and short lists in a line", () => {
  const written = "# uwaga\nnumbers:\n  - 1\n  - 2\ndate: 2026-11-22\ntitle: 'A'\nnames: [Jan Nowak]\n";
  expect(canonical(written, yaml)).toBe(
    'title: A\ndate: "2026-11-22"\nnumbers: [1, 2]\nnames:\n  - Jan Nowak\n',
  );
});

test("the canonical form leaves out what is empty and may be missing, and keeps what must be there", () => {
  const empty = { title: "", isNew: false, numbers: [], names: [], size: null, text: "" };
  expect(writeForm({ ...empty, date: "2026-11-22" }, yaml)).toBe(
    'title: ""\ndate: "2026-11-22"\nnumbers: []\n',
  );
  expect(writeForm({ size: { width: 5, depth: null } }, yaml)).toBe("size:\n  width: 5\n");
});

test("the canonical form of a moment is the day without an hour where that is midnight, and only a draft says what it is", () => {
  const dated = labelledFields({ draft: field.draft, date: [field.isoMoment, "Data"] });
  const form: Form = { kind: "yaml", fields: fieldsOf(dated) };
  expect(canonical("date: 2026-12-01T08:00\ndraft: true\n", form)).toBe(
    'draft: true\ndate: "2026-12-01T08:00"\n',
  );
  expect(canonical("date: 2026-12-01T00:00\ndraft: false\n", form)).toBe('date: "2026-12-01"\n');
  for (const none of ["2026-02-30T08:00", "2026-02-28T24:00"])
    expect(dated.shape.date.safeParse(none).success).toBe(false);
});

test("the canonical form keeps what no schema knows", () => {
  expect(canonical("titel: A\ndate: B\n", yaml)).toBe("date: B\ntitel: A\n");
});

test("the canonical form of Markdown ends its front matter and its text with a line each", () => {
  const form: Form = { kind: "markdown", fields: fieldsOf(schema) };
  expect(canonical("\ufeff---\r\ntitle: A\r\n---\r\nTekst\r\n\r\n\r\nDalej", form)).toBe(
    "---\ntitle: A\n---\n\nTekst\n\n\nDalej\n",
  );
  expect(parseForm("---\ntitle: A\n---\n\nTekst\n", form)).toEqual({ title: "A", body: "Tekst" });
});

test("the canonical form of a file that is a record is a list for the editor and a record on the disk", () => {
  const fields = [fieldOf("entries", "Opisy", z.record(z.string(), field.exactText))];
  const form: Form = { kind: "json", fields };
  const text = '{\n  "b.jpg": "B",\n  "a.jpg": "A"\n}\n';
  const [b, a] = ["B", "A"].map((value) => ({ key: `${value.toLowerCase()}.jpg`, value }));
  expect(parseForm(text, form)).toEqual({ entries: [b, a] });
  expect(canonical(text, form)).toBe(text);
});
