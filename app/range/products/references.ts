import { codeKey } from "~/range/product/code-key";
import type { ProductNames } from "~/range/product/names";
import type { Product } from "~/range/product/schema/schema.server";
import type { SparePartIndex } from "~/range/spare-parts/index-of-parts";
import type { CategoryIndex } from "~/range/tree/tree";

/** Content and files that product files may refer to. */
export type ReferenceTargets = {
  tree: CategoryIndex;
  names: ProductNames;
  parts: Pick<SparePartIndex, "byCode">;
  /** Ids of the terms on the warranty page; null if the brand has no such page. */
  warrantyTerms: ReadonlySet<string> | null;
  /** Anchors of the headings on the product care page; null if the brand has no such page. */
  careAnchors: ReadonlySet<string> | null;
  /** Size in bytes of a file below `public/` (`/models/…`); null for a missing file. */
  fileBytes: (path: string) => number | null;
};

/** An issue in a product file; `path` is the path of the field, `reason` a message in Polish. */
export type ProductIssue = { slug: string; path: (string | number)[]; reason: string };

/** Checks references between products and from products to other content. Returns the issues found. */
export function checkProductReferences(
  products: readonly Product[],
  targets: ReferenceTargets,
): ProductIssue[] {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return [
    ...repeatedValues(products, targets.parts),
    ...products.flatMap((product) => {
      const found = [
        ...checkNames(product, targets),
        ...checkSpareParts(product, targets.parts),
        ...checkCategories(product, targets.tree),
        ...checkOtherProducts(product, bySlug),
        ...checkRequired(product, bySlug),
        ...checkDownloads(product, targets.fileBytes),
      ];
      return found.map((issue) => ({ slug: product.slug, ...issue }));
    }),
  ];
}

type ContentIssue = Omit<ProductIssue, "slug">;

function checkNames(
  product: Product,
  { names, warrantyTerms, careAnchors }: ReferenceTargets,
): ContentIssue[] {
  const isNamed = (list: readonly { id: string }[], wanted: string) => list.some(({ id }) => id === wanted);
  const words = product.name.split(" ");
  return [
    ...(product.collection !== null && !isNamed(names.collections, product.collection)
      ? [{ path: ["collection"], reason: `nie ma kolekcji „${product.collection}”` }]
      : []),
    ...names.collections
      .filter(({ id, name }) => product.collection !== id && words.includes(name))
      .map(({ id, name }) => ({ path: ["collection"], reason: `nazwa mówi „${name}”: wpisz ${id}` })),
    ...product.finishes.flatMap(({ id }, place) =>
      isNamed(names.finishes, id)
        ? []
        : [{ path: ["finishes", place, "id"], reason: `nie ma wykończenia „${id}”` }],
    ),
    ...checkWarranty(product, warrantyTerms),
    ...checkCare(product, careAnchors),
  ];
}

function checkWarranty({ warranty }: Product, terms: ReferenceTargets["warrantyTerms"]): ContentIssue[] {
  if (terms && warranty.length === 0)
    return [{ path: ["warranty"], reason: "co najmniej jedna grupa z warunków gwarancji" }];
  return warranty.flatMap((id, place) =>
    terms?.has(id) ? [] : [{ path: ["warranty", place], reason: `warunki gwarancji nie mają grupy „${id}”` }],
  );
}

function checkCare({ care }: Product, anchors: ReferenceTargets["careAnchors"]): ContentIssue[] {
  if (care === null)
    return anchors ? [{ path: ["care"], reason: "wymagany rozdział strony o pielęgnacji" }] : [];
  if (anchors?.has(care)) return [];
  return [{ path: ["care"], reason: `strona o pielęgnacji nie ma rozdziału „${care}”` }];
}

function checkSpareParts({ spareParts }: Product, { byCode }: ReferenceTargets["parts"]): ContentIssue[] {
  return spareParts.flatMap((code, place) => {
    const part = byCode(code);
    if (part?.code === code) return [];
    const reason = part
      ? `część ${code} ma teraz numer ${part.code}`
      : `nie ma części ${code} w spare-parts.yaml`;
    return { path: ["spareParts", place], reason };
  });
}

function checkCategories({ categories }: Product, tree: CategoryIndex): ContentIssue[] {
  return categories.flatMap((id, place) => {
    const path = ["categories", place];
    const category = tree.byId.get(id);
    if (!category) return [{ path, reason: `nie ma kategorii ${id}` }];
    if (category.children.length === 0) return [];
    return [{ path, reason: `kategoria ${id} ma podkategorie: wpisz jedną z nich` }];
  });
}

function checkOtherProducts(product: Product, bySlug: ReadonlyMap<string, Product>): ContentIssue[] {
  const issues: ContentIssue[] = (["requires", "goesWith"] as const).flatMap((field) =>
    product[field].flatMap((slug, place) => {
      const path = [field, place];
      const other = bySlug.get(slug);
      if (!other) return [{ path, reason: `nie ma produktu „${slug}”` }];
      if (slug === product.slug) return [{ path, reason: "produkt wskazuje sam siebie" }];
      if (other.draft && !product.draft) return [{ path, reason: `produkt „${slug}” jest szkicem` }];
      return other.withdrawn ? [{ path, reason: `produkt „${slug}” jest wycofany` }] : [];
    }),
  );
  const successor = product.withdrawn && bySlug.get(product.withdrawn.successor);
  const isOffered = successor && !successor.withdrawn && (!successor.draft || product.draft);
  if (product.withdrawn && !isOffered)
    issues.push({
      path: ["withdrawn", "successor"],
      reason: `nie ma w ofercie produktu „${product.withdrawn.successor}”`,
    });
  return issues;
}

/**
 * Checks that a product and each product that it requires list each other in `goesWith`, because the page of each links
 * to the other. A draft need not be listed by the products that it requires.
 */
function checkRequired(
  { slug, draft, requires, goesWith }: Product,
  bySlug: ReadonlyMap<string, Product>,
): ContentIssue[] {
  return requires.flatMap((required, place) => {
    const path = ["requires", place];
    const other = bySlug.get(required);
    if (!other) return [];
    return [
      ...(goesWith.includes(required)
        ? []
        : [{ path, reason: `dopisz „${required}” do „Pasuje do” (goesWith)` }]),
      ...(draft || other.goesWith.includes(slug)
        ? []
        : [{ path, reason: `dopisz „${slug}” do „Pasuje do” (goesWith) produktu „${required}”` }]),
    ];
  });
}

function checkDownloads(
  { slug, downloads }: Product,
  fileBytes: ReferenceTargets["fileBytes"],
): ContentIssue[] {
  return downloads.flatMap(({ path, bytes }, place) => {
    if (!path.startsWith(`/models/${slug}/`))
      return [{ path: ["downloads", place, "path"], reason: `to plik innego produktu: ${path}` }];
    const actual = fileBytes(path);
    // A missing file is left out of the site; `check-cad-files.ts` says who supplies it.
    if (actual === null || actual === bytes) return [];
    return [{ path: ["downloads", place, "bytes"], reason: `plik ${path} ma ${actual} bajtów` }];
  });
}

/**
 * Checks that no two products share a slug (current or former), a catalogue number or an EAN, and that no spare part
 * has the number or the EAN of a product. Numbers are compared as they are looked up: LR-1-10 is LR-11-0.
 */
function repeatedValues(products: readonly Product[], parts: ReferenceTargets["parts"]): ProductIssue[] {
  const owners = new Map<string, string>();
  const issues: ProductIssue[] = [];

  const claim = (slug: string, path: (string | number)[], value: string, key = value) => {
    const owner = owners.get(key);
    if (owner !== undefined) issues.push({ slug, path, reason: `„${value}” ma już produkt „${owner}”` });
    else owners.set(key, slug);
  };

  const claimNumber = (slug: string, path: (string | number)[], number: string) => {
    const part = parts.byCode(number);
    if (part) issues.push({ slug, path, reason: `„${number}” ma już część ${part.code}` });
    else claim(slug, path, number, `number ${codeKey(number)}`);
  };

  // Checks all current slugs first, so that a conflict between a current and a former slug is reported for the former.
  for (const { slug } of products) claim(slug, ["slug"], slug);
  for (const { slug, formerSlugs, code, finishes } of products) {
    for (const [place, former] of formerSlugs.entries()) claim(slug, ["formerSlugs", place], former);
    claimNumber(slug, ["code"], code);
    finishes.forEach((finish, place) => {
      claimNumber(slug, ["finishes", place, "code"], finish.code);
      claimNumber(slug, ["finishes", place, "gtin"], finish.gtin);
    });
  }
  return issues;
}
