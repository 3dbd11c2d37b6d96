import { isDeepStrictEqual } from "node:util";
import { escapeMarkup } from "lib/formats/markup";
import { parseForm, type Values } from "../../content-check/canonical";
import type { Field } from "../../content-check/field";
import { formOf, kindOf } from "../../content-check/form-files";
import { entriesById, valueText } from "./join-edits";

/** A field that differs: its labels, and its text before and after. */
type FieldChange = { place: string; was: string; is: string };

/**
 * Returns the differences between two texts of a content file, in the words of its form; of a long text, only the
 * lines that differ.
 */
export function differences(name: string, was: string, is: string): FieldChange[] {
  const kind = kindOf(name);
  if (!kind) return [];
  const form = formOf(kind);
  return between(form.fields, parseForm(was, form), parseForm(is, form), "");
}

/** Longer texts, in characters, are not compared, because many may be shown at once. */
const maxCompared = 300_000;

/** Two texts of a content file; empty where there is none. */
type TextPair = { name: string; was: string; is: string };

/**
 * Returns the differences of each pair as HTML; empty if one of the texts is missing or cannot be read, because the list of
 * issues says so.
 */
export const differencesShown = (pairs: readonly TextPair[]): string[] => pairs.map(shownOf);

function shownOf({ name, was, is }: TextPair): string {
  try {
    const isCompared = was && is && was.length + is.length <= maxCompared;
    const rows = (isCompared ? differences(name, was, is) : []).map(
      ({ place, was, is }) =>
        `<dt>${escapeMarkup(place)}</dt><dd class="lines">było: <del>${escapeMarkup(was)}</del>\njest: <ins>${escapeMarkup(is)}</ins></dd>`,
    );
    return rows.length > 0 ? `<dl>${rows.join("")}</dl>` : "";
  } catch {
    return "";
  }
}

const between = (fields: readonly Field[], was: Values, is: Values, place: string): FieldChange[] =>
  fields.flatMap((field) =>
    inField(field, was[field.name], is[field.name], place ? `${place} › ${field.label}` : field.label),
  );

function inField(field: Field, was: unknown, is: unknown, place: string): FieldChange[] {
  if (isDeepStrictEqual(was, is)) return [];
  if (!("fields" in field)) return [changedLines(place, valueText(was), valueText(is))];
  if (field.widget === "object") return between(field.fields, valuesOf(was), valuesOf(is), place);
  const [before, after] = [entries(was), entries(is)];
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) =>
    between(field.fields, valuesOf(before[id]), valuesOf(after[id]), `${place} › ${id.replace(/^:/, "")}`),
  );
}

const valuesOf = (value: unknown) => (value ?? {}) as Values;

/** Returns the entries of a list by their identifiers, or else by their positions. */
const entries = (list: unknown): Values =>
  entriesById(list ?? []) ??
  Object.fromEntries((list as unknown[]).map((entry, index) => [`${index + 1}. pozycja`, entry]));

function changedLines(place: string, before: string, after: string): FieldChange {
  const [was, is] = [before.split("\n"), after.split("\n")];
  const shared = Math.min(was.length, is.length);
  let start = 0;
  while (start < shared && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < shared - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  const between = (lines: string[]) => lines.slice(start, lines.length - end).join("\n");
  return { place, was: between(was), is: between(is) };
}
