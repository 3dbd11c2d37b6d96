import { plainLine } from "lib/polish/plain-text";
import { z } from "zod";
import { finishedPictures } from "~/brand/pictures.server";
import { validate } from "~/content/reasons.server";
import * as paths from "~/paths";
import { type Category, isCategoryPath, maxCategoryDepth } from "./tree";
import { categoryTreeId } from "./tree-id.server";

/** Maximum number of categories in a tree; limits the work and memory needed for one response (behaviour 14.4). */
const maxNodes = 5_000;
/** Maximum number of categories directly below one: the page of a category links to all of them (behaviour 14.4). */
const maxChildren = 200;
/** Maximum number of characters of all names, links and pictures: a browser loads and stores the whole tree. */
const maxCharacters = 1_000_000;

const path = z
  .string()
  .max(500)
  .refine(isCategoryPath, "adres spoza serwisu")
  .transform((value) => (value.length > 1 && value.endsWith("/") ? value.slice(0, -1) : value));

/** Schema of one node without its descendants. A loop parses those, so that deep nesting cannot overflow the stack. */
const nodeSchema = z.object({
  id: z
    .union(
      [
        z.number(),
        z
          .string()
          .regex(/^\d{1,15}$/)
          .transform(Number),
      ],
      "wymagany numer kategorii",
    )
    .pipe(z.int().positive()),
  label: z
    .string()
    .overwrite(plainLine)
    .min(1)
    .max(200)
    // Letters that were lost on the way cannot be guessed: the last good tree is better.
    .regex(/^[^\ufffd]*$/, "nieczytelne litery (nie UTF-8)"),
  to: path,
  image: z.unknown().optional(),
  children: z
    .array(z.unknown())
    .max(maxChildren, `więcej niż ${maxChildren} kategorii w jednej`)
    .nullish()
    .transform((children) => children ?? []),
});

/** Schema of the root, where every field but `children` may be missing (behaviour 14.1). */
const rootSchema = nodeSchema.extend({
  id: nodeSchema.shape.id.nullish().transform((id) => id ?? categoryTreeId()),
  label: nodeSchema.shape.label.nullish().transform((label) => label ?? "Produkty"),
  to: path.nullish().transform((to) => to ?? paths.products),
});

/**
 * Thrown for an invalid category tree. The message describes the first error; `path` is the location of that error in
 * the JSON.
 */
export class CategoryTreeError extends Error {
  override name = "CategoryTreeError";

  constructor(
    message: string,
    readonly path: readonly PropertyKey[] = [],
  ) {
    super(message);
  }
}

type Visit = { raw: unknown; parent: Category | null; depth: number; at: readonly PropertyKey[] };

/**
 * Validates and normalises an external category tree (behaviours 14.1, 14.4).
 * - Rejects a tree with a wrong shape, a link to another site, more than 8 levels, 5,000 nodes, 200 children of a node or
 *   1,000,000 characters, a name with lost letters, a duplicate id (which includes cycles), or no categories. After one
 *   hostile link, the rest of the tree is not trusted either.
 * - Normalises names to plain lines, numeric strings used as ids, missing or null children, and trailing slashes. Derives
 *   `parentId` from the nesting.
 * - Drops pictures, except those of this site and those served over https by one of `imageHosts` (host, with port if
 *   any).
 * @throws {CategoryTreeError}
 */
export function parseCategoryTree(raw: unknown, imageHosts: readonly string[] = []) {
  const ids = new Set<number>();
  const droppedImages: number[] = [];
  const waiting: Visit[] = [{ raw, parent: null, depth: 1, at: [] }];
  let root: Category | undefined;
  let characters = 0;

  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const { parent, depth, at } = visit;
    if (depth > maxCategoryDepth) throw new CategoryTreeError(`więcej niż ${maxCategoryDepth} poziomów`, at);

    const node = parseNode(visit);
    if (ids.has(node.id)) {
      throw new CategoryTreeError(`kategoria ${node.id} występuje dwa razy`, [...at, "id"]);
    }
    ids.add(node.id);
    if (ids.size + waiting.length + node.children.length > maxNodes) {
      throw new CategoryTreeError(`więcej niż ${maxNodes} kategorii`, at);
    }

    const image = shownImage(node.image, imageHosts);
    if (image === null && node.image) droppedImages.push(node.id);
    characters += node.label.length + node.to.length + (image?.length ?? 0);
    if (characters > maxCharacters) {
      throw new CategoryTreeError(`więcej niż ${maxCharacters} znaków nazw, linków i zdjęć`, at);
    }

    const category: Category = { ...node, parentId: parent?.id ?? null, image, children: [] };
    if (parent) parent.children.push(category);
    else root = category;
    // Pushes the children in reverse order, because `pop` takes the last one first.
    for (const [position, child] of [...node.children.entries()].toReversed()) {
      waiting.push({ raw: child, parent: category, depth: depth + 1, at: [...at, "children", position] });
    }
  }

  if (!root || root.children.length === 0) throw new CategoryTreeError("drzewo bez kategorii");
  return {
    root,
    /** Ids of the categories whose picture was dropped because the picture is unknown or its host is not allowed. */
    droppedImages,
  };
}

function parseNode({ raw, parent, at }: Visit) {
  const result = validate(parent ? nodeSchema : rootSchema, raw);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const place = parent ? `pod kategorią ${parent.id}` : "w korzeniu drzewa";
  const field = issue?.path ?? [];
  throw new CategoryTreeError(`${place}: ${field.join(".") || "węzeł"}: ${issue?.message}`, [
    ...at,
    ...field,
  ]);
}

function shownImage(image: unknown, hosts: readonly string[]): string | null {
  if (typeof image !== "string" || image.length > 2_000) return null;
  if (finishedPictures().has(image)) return image;
  if (!URL.canParse(image)) return null;
  const url = new URL(image);
  const isOurs = url.protocol === "https:" && hosts.includes(url.host) && !url.username && !url.password;
  return isOurs ? url.href : null;
}
