import type { ContentFile, ContentIssue } from "~/content/files.server";
import type { Product, ProductKinds } from "~/range/product.server";

/**
 * Warns of products whose categories have no kind: the site then shows neither what fits them nor their class in BIM
 * files, for example after a category got another number.
 */
export function checkKinds(
  files: readonly Pick<ContentFile<Product>, "data" | "issueAt">[],
  kinds: readonly { categories: readonly number[] }[],
): ContentIssue[] {
  const known = new Set(kinds.flatMap(({ categories }) => categories));
  return files.flatMap(({ data, issueAt }) => {
    if (data.draft || data.categories.some((id) => known.has(id))) return [];
    const reason = `categories: content/kinds.yaml nie mówi, jakiego rodzaju są produkty kategorii ${data.categories.join(", ")}`;
    return issueAt(["categories"], reason);
  });
}

/**
 * Warns if no product has the text by which the role `closing` recognises wastes that cannot be closed: then all wastes
 * would count as closable.
 */
export function checkClosing(
  { data, issueAt }: Pick<ContentFile<ProductKinds>, "data" | "issueAt">,
  products: readonly Pick<Product, "technical">[],
): ContentIssue[] {
  const { closing } = data.roles;
  const texts = products.flatMap(({ technical }) => (closing && technical[closing.value]) ?? []);
  if (!closing || texts.length === 0 || texts.includes(closing.never)) return [];
  const reason = `roles.closing.never: żaden produkt nie ma w technical.${closing.value} tekstu „${closing.never}”`;
  return [issueAt(["roles", "closing", "never"], reason)];
}
