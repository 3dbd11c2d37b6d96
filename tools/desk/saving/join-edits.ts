import { isDeepStrictEqual } from "node:util";
import { stringify } from "yaml";
import { z } from "zod";
import { bodyField, type Form, parseForm, type Values, writeForm } from "../../content-check/canonical";
import type { Field } from "../../content-check/field";
import { mergeTexts } from "../versions/merge-texts";

/**
 * Texts of a file: the version that both editors opened (null if it is no longer known), and what each has made of
 * it.
 */
export type JoinedEdits = { base: string | null; theirs: string; mine: string };

/** A field that both have changed: its path, its labels, and what each has written. */
export type FieldConflict = { key: string; label: string; theirs: string; mine: string };

/**
 * The fields in which the editor's own text stays, and the version with the others' texts for which the editor chose
 * so.
 */
export const choicesSchema = z.object({ version: z.string(), mine: z.array(z.string()) });
export type TextChoices = z.infer<typeof choicesSchema>;

type Sides = { base: unknown; theirs: unknown; mine: unknown };

/**
 * Joins two edits of a file field by field: entries of lists by their identifiers, the body by paragraphs. A text
 * that cannot be read, such as one with a wrong indent, counts as one field.
 * @param isMine tells for a field that both have changed, by its key, whether mine stays; undefined if nobody has
 * chosen
 * @returns the joined text, with `mine` where the editor has to choose, and the fields to choose
 */
export async function joinEdits(
  { base, theirs, mine }: JoinedEdits,
  form: Form,
  isMine: (key: string) => boolean | undefined,
): Promise<{ text: string; open: FieldConflict[] }> {
  const open: FieldConflict[] = [];
  const sides = { base: valuesOf(base, form), theirs: valuesOf(theirs, form), mine: valuesOf(mine, form) };
  if (sides.base && sides.theirs && sides.mine && form.kind === "markdown") {
    const body = await mergeTexts(...bodies(sides.base, sides.theirs, sides.mine));
    if (body !== null) for (const values of [sides.theirs, sides.mine]) values[bodyField] = body;
  }

  function join(key: string, label: string, { base, theirs, mine }: Sides, field?: Field): unknown {
    if (isDeepStrictEqual(theirs, mine) || isDeepStrictEqual(base, theirs)) return mine;
    if (isDeepStrictEqual(base, mine)) return theirs;
    // The desk sets hidden fields with each save.
    if (field?.widget === "hidden") return mine;
    const fields = field && "fields" in field ? field.fields : [];
    if (isValues(theirs) && isValues(mine))
      return joinValues(key, label, { base: isValues(base) ? base : {}, theirs, mine }, fields);
    const entries = [base ?? [], theirs, mine].map(entriesById);
    const [before, others, own] = entries;
    if (before && others && own) {
      const joined = joinValues(key, label, { base: before, theirs: others, mine: own }, [], fields);
      return inOrder(Object.keys(others), Object.keys(own), Object.keys(before)).flatMap(
        (id) => joined[id] ?? [],
      );
    }
    const chosen = isMine(key);
    if (chosen === undefined) open.push({ key, label, theirs: valueText(theirs), mine: valueText(mine) });
    return chosen === false ? theirs : mine;
  }

  function joinValues(
    key: string,
    label: string,
    { base, theirs, mine }: Record<keyof Sides, Values>,
    fields: readonly Field[],
    inEntry: readonly Field[] = fields,
  ): Values {
    const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    const joined = names.map((name) => {
      const field = fields.find((one) => one.name === name);
      const place = [label, field?.label ?? name.replace(/^:/, "")].filter(Boolean).join(" › ");
      const sides = { base: base[name], theirs: theirs[name], mine: mine[name] };
      const inside = field ?? ({ fields: inEntry } as unknown as Field);
      return [name, join(key ? `${key}.${name}` : name, place, sides, inside)] as const;
    });
    return Object.fromEntries(joined.filter(([, value]) => value !== undefined));
  }

  const { base: before = {}, theirs: others, mine: own } = sides;
  if (!others || !own) return { text: String(join("", "Cały wpis", { base, theirs, mine })), open };
  return {
    text: writeForm(joinValues("", "", { base: before, theirs: others, mine: own }, form.fields), form),
    open,
  };
}

function valuesOf(text: string | null, form: Form): Values | undefined {
  try {
    return text === null ? undefined : parseForm(text, form);
  } catch {
    return undefined;
  }
}

const bodies = (...values: Values[]) =>
  values.map((one) => String(one[bodyField] ?? "")) as [string, string, string];

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Fields that may identify the entries of a list: the first one that all entries have, each with a value of its own,
 * is used.
 */
const identifiers = [
  "id",
  "key",
  "code",
  "slug",
  "path",
  "href",
  "from",
  "to",
  "kind",
  "question",
  "label",
  "name",
];

/**
 * Returns the entries of a list by their identifiers; a word or a number identifies itself. Null if an entry has
 * none.
 */
export function entriesById(list: unknown): Values | null {
  if (!Array.isArray(list)) return null;
  const name = identifiers.find((one) => list.every((entry) => isValues(entry) && one in entry));
  const ids = list.map((entry) => (isValues(entry) ? name && String(entry[name]) : `${entry}`));
  if (new Set(ids).size < list.length || ids.includes(undefined)) return null;
  // The prefix keeps the order: keys that look like numbers would come first.
  return Object.fromEntries(ids.map((id, index) => [`:${id}`, list[index]]));
}

/**
 * Returns the order of the side that has changed it; an entry that only the other side has follows the one that it
 * follows there.
 */
function inOrder(theirs: string[], mine: string[], base: string[]): string[] {
  const isKept =
    mine.filter((id) => base.includes(id)).join("\n") === base.filter((id) => mine.includes(id)).join("\n");
  const [first, second] = isKept ? [theirs, mine] : [mine, theirs];
  const order = [...first];
  second.forEach((id, index) => {
    if (!order.includes(id)) order.splice(order.indexOf(second[index - 1] ?? "") + 1, 0, id);
  });
  return order;
}

/** Returns a value as readable text. */
export const valueText = (value: unknown) =>
  value === undefined ? "(usunięto)" : typeof value === "object" ? stringify(value) : String(value);
