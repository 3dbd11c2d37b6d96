import type { ContentFile } from "~/content/files.server";
import { listValues, type ValuePath } from "./values";

/** Something that a content file names and that must exist elsewhere. */
export type ContentReference = {
  kind: "link" | "picture" | "file" | "icon" | "collection" | "category";
  value: string;
  /** Path below the project, with slashes. */
  file: string;
  line: number;
};

/** Lists that name entries of another file. */
const kindOfList: Record<string, ContentReference["kind"]> = {
  collections: "collection",
  categories: "category",
};

const linkFields = new Set(["to", "informationTo"]);

/** The references of a file: fields are recognised by name and value, Markdown links by their syntax. */
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

/** Targets on this site only, not those of other schemes and hosts. */
function markdownLinks(text: string): string[] {
  return [...text.matchAll(/\]\(([/#][^)\s]*)/g)].flatMap(([, target]) => target ?? []);
}
