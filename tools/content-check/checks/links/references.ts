import type { ContentFile } from "~/content/files.server";
import { inspectMarkdown } from "~/content/markdown.server";
import type { Field } from "../../field";
import { formOf, kindOf } from "../../form-files";
import { listValues, type ValuePath } from "./values";

/** A reference from a content file to something that must exist elsewhere. */
export type ContentReference = {
  kind: "link" | "noLink" | "linkInPlainText" | "picture" | "file" | "icon" | "collection" | "category";
  value: string;
  /** Path of its field, or the line of a text below the fields. */
  at: ValuePath | number;
};

/** Kind of reference in list fields, by field name. */
const kindOfList: Record<string, ContentReference["kind"]> = {
  collections: "collection",
  categories: "category",
};

const linkFields = new Set(["to", "informationTo"]);

type Reference = Pick<ContentReference, "kind" | "value">;

/** Lists the references in a file: fields are recognised by name and value, Markdown links as pages render them. */
export function listReferences(
  { name, data, body, bodyLine }: ContentFile<unknown>,
  { links } = inspectMarkdown(body),
): ContentReference[] {
  const inFields = listValues(data).flatMap(({ value, path }) =>
    referencesIn(value, path, name).map(({ kind, value }) => ({ kind, value, at: path })),
  );
  const inBody = links.map(({ kind, value, line }) => ({
    kind,
    value,
    at: bodyLine + line,
  }));
  // `checkProducts` checks the categories of products.
  const isOther = ({ kind }: Reference) => !(kind === "category" && name.startsWith("products/"));
  return [...inFields, ...inBody].filter(isOther);
}

function referencesIn(value: unknown, path: ValuePath, name: string): Reference[] {
  const field = path.at(-1);
  const list = typeof field === "number" ? kindOfList[String(path.at(-2))] : undefined;
  if (list) return [{ kind: list, value: String(value) }];
  if (typeof value !== "string") return [];
  if (linkFields.has(String(field)) || /^https?:/i.test(value)) return [{ kind: "link", value }];
  if (value.startsWith("/images/")) return [{ kind: "picture", value }];
  if (/^\/(?:files|logos)\//.test(value)) return [{ kind: "file", value }];
  if (value.startsWith("lucide:")) return [{ kind: "icon", value }];
  // Without a space, it is not prose but a pattern or a number.
  if (!/[[<]/.test(value) || !value.includes(" ")) return [];
  const { links } = inspectMarkdown(value);
  if (links.length === 0 || isMarkdown(name, path)) return links;
  return [{ kind: "linkInPlainText", value }];
}

/** Whether a field is rendered as Markdown; other fields show a Markdown link with its brackets. */
export function isMarkdown(name: string, path: ValuePath): boolean {
  const kind = kindOf(name);
  let fields: readonly Field[] = kind ? formOf(kind).fields : [];
  let found: Field | undefined;
  for (const step of path.filter((step) => typeof step === "string")) {
    found = fields.find((field) => field.name === step);
    fields = found && "fields" in found ? found.fields : [];
  }
  return found?.widget === "markdown";
}
