import type { ContentFile } from "~/content/files.server";
import { listValues, type ValuePath } from "./values";

/** A reference from a content file to something that must exist elsewhere. */
export type ContentReference = {
  kind: "link" | "picture" | "file" | "icon" | "collection" | "category";
  value: string;
  /** Path relative to the project root, with forward slashes. */
  file: string;
  line: number;
};

/** Kind of reference in list fields, by field name. */
const kindOfList: Record<string, ContentReference["kind"]> = {
  collections: "collection",
  categories: "category",
};

const linkFields = new Set(["to", "informationTo"]);

/** Lists the references in a file: fields are recognised by name and value, Markdown links by their syntax. */
export function listReferences({
  name,
  data,
  body,
  bodyLine,
  lineOf,
}: ContentFile<unknown>): ContentReference[] {
  const file = `content/${name}`;
  const references: ContentReference[] = listValues(data).flatMap(({ value, path }) =>
    referencesIn(value, path).map((reference) => ({ ...reference, file, line: lineOf(path) })),
  );

  for (const [index, text] of body.split("\n").entries()) {
    const line = bodyLine + index;
    references.push(...markdownLinks(text).map((value) => ({ kind: "link" as const, value, file, line })));
  }
  return references;
}

function referencesIn(value: unknown, path: ValuePath): Pick<ContentReference, "kind" | "value">[] {
  const field = path.at(-1);
  const list = typeof field === "number" ? kindOfList[String(path.at(-2))] : undefined;
  if (list) return [{ kind: list, value: String(value) }];
  if (typeof value !== "string") return [];
  if (linkFields.has(String(field))) return value.startsWith("/") ? [{ kind: "link", value }] : [];
  if (value.startsWith("/images/")) return [{ kind: "picture", value }];
  if (/^\/(?:files|logos)\//.test(value)) return [{ kind: "file", value }];
  if (value.startsWith("lucide:")) return [{ kind: "icon", value }];
  return markdownLinks(value).map((target) => ({ kind: "link", value: target }));
}

/** Returns the targets of Markdown links within this site; ignores links to other hosts. */
function markdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([/#][^)\s]*)/g)].flatMap(([, target]) => target ?? []);
}
