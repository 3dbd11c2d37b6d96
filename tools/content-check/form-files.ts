import path from "node:path";
import { z } from "zod";
import { brandSchema } from "~/brand/brand.server";
import { collectionsSchema } from "~/brand/collections.server";
import { jobSchema } from "~/careers/jobs.server";
import { categoryTextsSchema } from "~/catalogue/category-texts.server";
import { extendedFields } from "~/content/field-labels.server";
import { field } from "~/content/fields.server";
import { listContent } from "~/content/files.server";
import { fromContent, fromContentFor } from "~/content/memo";
import { navigationSchema } from "~/editorial/menus.server";
import { textPage } from "~/editorial/page-fields.server";
import { fixedPages } from "~/editorial/pages.server";
import { redirectsSchema } from "~/http/redirects.server";
import { articleSchema } from "~/news/news.server";
import { pointsOfSaleSchema } from "~/points-of-sale/points-of-sale.server";
import { orderWordsSchema } from "~/project/list.server";
import { qandaSchema } from "~/questions/questions.server";
import { kindsSchema, readProductSchema } from "~/range/product.server";
import { sparePartsSchema } from "~/range/spare-parts.server";
import { maxCategoryDepth } from "~/range/tree";
import { searchWordsSchema } from "~/search/search.server";
import { bodyField, entriesField, type Form } from "./canonical";
import type { Field } from "./field";
import { fieldOf, fieldsOf } from "./form/fields";

/**
 * A kind of content file that editors write: one file, or all files of a folder. `schema` validates its values; only the
 * schema depends on other content, so a file's kind is known even if the content is invalid.
 */
export type ContentKind = {
  label: string;
  /** @throws {ContentError} if `kinds.yaml`, which names the fields of products, has issues */
  schema: () => z.ZodType;
} & (
  | { file: string; group: "brand" | "range" | "fixed" }
  | { folder: string; extension: ".yaml" | ".md"; item: string }
);

/**
 * All kinds of files that the desk edits and `npm run content -- --format` formats. Generated files are excluded:
 * `fitting/` (exported from CAD), `drawings.json`, `image-sizes.json`, `packshots.json` and `part-places.json` (written by `npm run
 * models`, `images` and `packshots`), and so is `theme/`, which the build bakes in.
 */
export const contentKinds: () => readonly ContentKind[] = fromContent(() => [
  { folder: "products", extension: ".yaml", label: "Produkty", item: "produkt", schema: readProductSchema },
  ...newsFolders().map((name) => folder(name, ".md", newsLabel(name), "artykuł", articleSchema)),
  folder("jobs", ".md", "Oferty pracy", "oferta pracy", jobSchema),
  file("collections.yaml", "range", "Kolekcje i wykończenia", collectionsSchema),
  file("categories.json", "range", "Kategorie", categorySchema(maxCategoryDepth)),
  file("category-texts.yaml", "range", "Teksty kategorii", categoryTextsSchema),
  file("kinds.yaml", "range", "Rodzaje produktów", kindsSchema),
  file("search.yaml", "range", "Słowa wyszukiwarki", searchWordsSchema),
  file("order-words.yaml", "range", "Słowa zamówień", orderWordsSchema),
  file("spare-parts.yaml", "range", "Części zamienne", sparePartsSchema),
  file("image-alt.json", "range", "Opisy zdjęć", z.record(z.string(), field.exactText)),
  file("brand.yaml", "brand", "Marka", brandSchema),
  file("navigation.yaml", "brand", "Menu", navigationSchema),
  file("points-of-sale.yaml", "brand", "Punkty sprzedaży", pointsOfSaleSchema),
  file("qanda.yaml", "brand", "Pytania i odpowiedzi", qandaSchema),
  file("redirects.yaml", "brand", "Przekierowania", redirectsSchema),
  ...fixedPages().map((page) => file(`pages/${page.file}`, "fixed", page.file, page.fields)),
  // After the files with a schema of their own, which are in the same folder.
  folder("pages", ".md", "Strony", "strona", textPage),
]);

/** Returns the kind of a file below `content/`; undefined if editors do not edit that file. */
export function kindOf(name: string): ContentKind | undefined {
  return contentKinds().find((kind) =>
    "file" in kind
      ? kind.file === name
      : path.posix.dirname(name) === kind.folder && path.posix.extname(name) === kind.extension,
  );
}

/** The Markdown body. Edited as plain text, because a rich-text editor would re-wrap every line. */
const body: Field = {
  name: bodyField,
  label: "Treść",
  required: false,
  keep: false,
  widget: "markdown",
  modes: ["raw"],
  sanitize_preview: true,
};

/** @throws {ContentError} if the content that the form follows from has issues */
export const formOf = fromContentFor((kind: ContentKind): Form => {
  const extension = "file" in kind ? path.extname(kind.file) : kind.extension;
  const schema = kind.schema();
  if (extension === ".md") return { kind: "markdown", fields: [...fieldsOf(schema), body] };
  const fields =
    schema instanceof z.ZodRecord ? [fieldOf(entriesField, kind.label, schema)] : fieldsOf(schema);
  return { kind: extension === ".json" ? "json" : "yaml", fields };
});

function folder(
  name: string,
  extension: ".yaml" | ".md",
  label: string,
  item: string,
  schema: z.ZodType,
): ContentKind {
  return { folder: name, extension, label, item, schema: () => schema };
}

function file(
  name: string,
  group: "brand" | "range" | "fixed",
  label: string,
  schema: z.ZodType,
): ContentKind {
  return { file: name, group, label, schema: () => schema };
}

/** Returns the news folder and its subfolders that contain articles. */
function newsFolders(): string[] {
  return [...new Set(["news", ...listContent("news", ".md").map((name) => path.posix.dirname(name))])];
}

function newsLabel(name: string): string {
  return ["Aktualności", ...name.split("/").slice(1)].join(" / ");
}

/** Schema of one category in `categories.json` with at most `depth` levels. The tree parser validates the structure. */
function categorySchema(depth: number): z.ZodObject {
  const category = extendedFields(z.object({}), {
    id: [z.int(), "Numer", "jak w usłudze kategorii; zostaje na zawsze"],
    label: [field.exactText, "Nazwa"],
    to: [
      field.sitePath,
      "Adres",
      "adres kategorii nad nią, ukośnik, numer i nazwa, np. /produkty/10-lampy/12-klosze",
    ],
    parentId: [z.int().nullable().meta({ editor: "parent" }), "Numer nadrzędnej"],
    image: [field.imagePath.nullable(), "Zdjęcie"],
  });
  if (depth === 1) return category;
  return extendedFields(category, {
    children: [z.array(categorySchema(depth - 1)), "Podkategorie"],
  });
}
