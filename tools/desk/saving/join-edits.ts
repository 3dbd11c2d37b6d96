import { isDeepStrictEqual } from "node:util";
import { stringify } from "yaml";
import { z } from "zod";
import { bodyField, type Form, parseForm, type Values, writeForm } from "../../content-check/canonical";
import type { Field } from "../../content-check/field";
import { mergeTexts } from "../versions/merge-texts";

/** Texts of a file: of the one that both had opened (null if it is no longer known), and of two people's edits. */
export type JoinedEdits = { base: string | null; theirs: string; mine: string };

/** A field that both have changed: its path, its labels, and what each has written. */
export type FieldConflict = { key: string; label: string; theirs: string; mine: string };

/** Of which fields the editor's own text stays, beside a version with the texts of others. */
export const choicesSchema = z.object({ version: z.string(), mine: z.array(z.string()) });
export type TextChoices = z.infer<typeof choicesSchema>;

type Sides = { base: unknown; theirs: unknown; mine: unknown };

/**
 * Joins edits of a file field by field, entries of lists by what identifies them, and of the body its paragraphs. A text
 * that cannot be read, such as a programmer's with a wrong indent, is one field.
 * @param isMine of a field that both have changed, by its key: whether mine is to stay; undefined if nobody has chosen
 * @returns the joined text, and what is to be chosen; there mine stands in the text
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
    // The desk has set it with the save.
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

/** What identifies an entry of a list, the first that all entries have, each its own. */
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

/** The entries of a list by what identifies them; a word or a number does so itself. Null if something does not. */
export function entriesById(list: unknown): Values | null {
  if (!Array.isArray(list)) return null;
  const name = identifiers.find((one) => list.every((entry) => isValues(entry) && one in entry));
  const ids = list.map((entry) => (isValues(entry) ? name && String(entry[name]) : `${entry}`));
  if (new Set(ids).size < list.length || ids.includes(undefined)) return null;
  // A letter before each: keys that look like numbers would come first.
  return Object.fromEntries(ids.map((id, index) => [`:${id}`, list[index]]));
}

/** The order of those who have changed it, with what only the other side has after what it follows there. */
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

/** A value as one reads it. */
export const valueText = (value: unknown) =>
  value === undefined ? "(usunięto)" : typeof value === "object" ? stringify(value) : String(value);
