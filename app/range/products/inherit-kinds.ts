import type { CategoryIndex } from "~/range/tree/tree";

/**
 * Returns the kinds with all categories that have them: a category that no kind names has that of its nearest ancestor.
 * @param kinds as `content/kinds.yaml` has them; no two name the same category
 */
export function inheritKinds<Kind extends { categories: readonly number[] }>(
  kinds: readonly Kind[],
  { byId }: Pick<CategoryIndex, "byId">,
): Kind[] {
  const kindOf = new Map(kinds.flatMap((kind) => kind.categories.map((id) => [id, kind] as const)));
  // Ancestors come before their descendants.
  for (const [id, { parentId }] of byId) {
    const above = kindOf.get(parentId ?? id);
    if (above && !kindOf.has(id)) kindOf.set(id, above);
  }
  return kinds.map((kind) => ({
    ...kind,
    categories: [...kindOf].flatMap(([id, own]) => (own === kind ? id : [])),
  }));
}
