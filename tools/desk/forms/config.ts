import path from "node:path";
import type { CmsConfig, Field as CmsField } from "@sveltia/cms";
import { getBrand } from "~/brand/brand.server";
import type { FieldReference } from "~/content/field-labels.server";
import { hasContent, issuesOf } from "~/content/files.server";
import { listCollections } from "~/editorial/collections.server";
import { fixedPages, getPage } from "~/editorial/pages.server";
import { everyArticle } from "~/news/news.server";
import { readPointsOfSale } from "~/points-of-sale/points-of-sale.server";
import type { ProductKinds } from "~/range/product.server";
import { inheritKinds } from "~/range/products";
import { readProducts } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { folderSizes, hasKnownFolder } from "~/ui/pictures";
import type { Form } from "../../content-check/canonical";
import type { Field } from "../../content-check/field";
import { type ContentKind, kindOf } from "../../content-check/form-files";
import { maxPictureBytes } from "../pictures/read-photo";
import { labelOf } from "./issue-words";
import { formsOnDisk } from "./kinds-on-disk";

type Format = { name: string; extension: string; form: Form };

/**
 * Configuration of the CMS, the format of each kind of file, and by the number of a category the measures and values that
 * products of its kind have (`measures.width`).
 */
export type DeskConfig = {
  cms: CmsConfig;
  formats: Format[];
  fieldsOf: Record<number, string[]>;
  sizes: typeof folderSizes;
  topics: string[];
};

const groups = { range: "Oferta", brand: "Marka i menu", fixed: "Strony stałe" } as const;

/**
 * Builds the configuration from the schemas and the current content, so new fields and categories appear automatically.
 */
export function deskConfig(siteUrl: string): DeskConfig {
  const { forms, names } = formsOnDisk();
  const choices = listChoices(names);
  const kinds = forms.map(({ kind }) => kind);
  const formats = forms.map(({ kind, form }) => formatOf(kind, form));
  const formatAt = (kind: ContentKind) => formats[kinds.indexOf(kind)] as Format;
  const folders = kinds.filter((kind) => "folder" in kind);
  const files = kinds.filter((kind) => "file" in kind);
  return {
    formats,
    fieldsOf: fieldsByCategory(names),
    sizes: folderSizes,
    topics: topics(),
    cms: {
      load_config_file: false,
      // The desk itself answers as this Git host does (repository.ts).
      backend: { name: "gitea", repo: "desk/content", branch: "desk", app_id: "desk" },
      app_title: `Redakcja – ${getBrand().name}`,
      site_url: siteUrl,
      // „Wyloguj się” of the CMS only makes this browser forget the user.
      logout_redirect_url: "/wyjscie",
      media_folder: "public/images",
      public_folder: "/images",
      media_libraries: {
        // The desk's own policy blocks all requests for stock photos.
        stock_assets: false,
        default: {
          config: {
            slugify_filename: true,
            // The CMS converts only HEIC; the server reads the other formats and generates all sizes.
            max_file_size: maxPictureBytes,
            transformations: { heic: { format: "webp", quality: 95 } },
          },
        },
      },
      // The CMS's preview would only repeat the fields, beside the desk's link of the same name, which shows the page.
      editor: { preview: false },
      slug: { encoding: "ascii", clean_accents: true, maxlength: 80 },
      collections: [
        ...folders.map((kind) => folderCollection(kind, formatAt(kind), choices)),
        ...Object.entries(groups).map(([group, label]) => ({
          name: group,
          label,
          ...(group === "fixed" && mediaFolders(picturesOfPages)),
          files: files
            // Pages of a feature that the brand lacks have no form: a form cannot set their file name.
            .filter((kind) => kind.group === group && (group !== "fixed" || hasContent(kind.file)))
            .map((kind) => ({
              label: labelOf(kind),
              file: `content/${kind.file}`,
              ...named(kind, formatAt(kind), choices),
            })),
        })),
      ],
    },
  };
}

function folderCollection(kind: Extract<ContentKind, { folder: string }>, format: Format, choices: Choices) {
  const isProduct = kind.folder === "products";
  return {
    ...named(kind, format, choices),
    label: kind.label,
    label_singular: kind.item,
    folder: `content/${kind.folder}`,
    // Leaves out the pages with a form of their own, which are in the same folder.
    ...(kind.folder === "pages" && { filter: { field: "path", pattern: notFixed() } }),
    extension: kind.extension.slice(1),
    create: true,
    identifier_field: isProduct ? "name" : "title",
    // What a list shows for each entry, beside its name.
    summary: `{{draft | ternary('Szkic: ', '')}}${isProduct ? "{{name}} ({{code}})" : "{{title}}"}${kind.folder.startsWith("news") ? " – {{date}}" : ""}`,
    view_filters: [{ label: "Szkice", field: "draft", pattern: true }],
    slug: {
      template: isProduct ? "{{name}}" : "{{title}}",
      // Fixed after creation, because URLs, links and other files refer to the file name.
      editable: ["create" as const],
      hint: "Adres strony. Po pierwszym zapisaniu już się nie zmienia, bo ktoś mógł go zapamiętać.",
    },
  };
}

const notFixed = () =>
  `^(?!(?:${fixedPages()
    .map(({ path }) => path())
    .join("|")})$)`;

/** Folder of the pictures of all pages but home. */
const picturesOfPages = "pages";

function named(kind: ContentKind, { name, form }: Format, choices: Choices) {
  const pictures = picturesOf(kind);
  // „Zasoby” has a row for each form that names its own folder.
  const isOfGroup = "group" in kind && kind.group === "fixed" && pictures === picturesOfPages;
  return {
    name: name.replace(/-frontmatter$/, ""),
    format: name,
    ...(hasPicture(form.fields) && !isOfGroup && mediaFolders(pictures)),
    fields: editorFields(withChoices(form.fields, choices)),
  };
}

const hasPicture = (fields: readonly Field[]): boolean =>
  fields.some(
    (field) =>
      field.widget === "image" ||
      hasPicture("fields" in field ? field.fields : "field" in field ? [field.field] : []),
  );

/** Returns the topics of all articles; none while an article cannot be read, so that the forms open nevertheless. */
function topics(): string[] {
  if (issuesOf(everyArticle).length > 0) return [];
  return [...new Set(everyArticle().flatMap(({ tags }) => tags))].sort((a, b) => a.localeCompare(b, "pl"));
}

const mediaFolders = (pictures: string) => ({
  media_folder: `/public/images/${pictures}`,
  public_folder: `/images/${pictures}`,
});

/** Returns the folder below `/images/` for the pictures of a content kind; the folder determines their size. */
function picturesOf(kind: ContentKind): string {
  const place = "file" in kind ? kind.file : kind.folder;
  if (place === "pages/home.md") return "home";
  const [start = ""] = place.split(/[/.]/);
  return hasKnownFolder(`${start}/`) ? start : "packshots";
}

/** Leaves out the fields that refer to content which the brand lacks: the CMS accepts no select field without options. */
function editorFields(fields: readonly Field[], above?: string): CmsField[] {
  return fields
    .filter((field) => field.widget !== "select" || field.options.length > 0)
    .map((field) => editorField(field, above))
    .filter((field) => !("fields" in field) || field.fields?.length !== 0);
}

/** Removes properties that only serialisation needs. The CMS would report them, because it does not know them. */
function editorField({ keep, nullable, ...field }: Field, above = ""): CmsField {
  // In the CMS's Markdown field, the toolbar has no effect on raw text.
  if (field.widget === "markdown") {
    const { modes, sanitize_preview, ...text } = field;
    return { ...text, widget: "text" };
  }
  if (field.widget === "image") return { ...field, ...(above === "scenes" && mediaFolders(above)) };
  if (field.widget === "hidden") return { name: field.name, widget: "hidden" };
  if (field.widget === "select") {
    const { refersTo, ...select } = field;
    return select;
  }
  // Folded, a group would be titled with its first value.
  if (field.widget === "object")
    return {
      summary: field.label,
      ...summaryOf(field.fields),
      ...field,
      fields: editorFields(field.fields, field.name),
    };
  if (field.widget !== "list") return field;
  const label_singular = "pozycję";
  if ("fields" in field) {
    const { record, ...list } = field;
    return {
      ...list,
      label_singular,
      ...summaryOf(list.fields),
      fields: editorFields(list.fields, field.name),
    };
  }
  const { field: item, ...list } = field;
  // Without a field of its own, a text takes one line, without a label that repeats the list's name.
  const isLine = item.widget === "string";
  return { ...list, label_singular, ...(!isLine && { field: editorField(item, field.name) }) };
}

const nameFields = ["label", "name", "title", "question"];

/** Summary of a collapsed entry: its name, with its number if it has one, instead of the key that the editor would show. */
function summaryOf(fields: readonly Field[]): { summary?: string } {
  const names = fields.map(({ name }) => name);
  const shown = nameFields.find((name) => names.includes(name));
  return shown ? { summary: `{{fields.${shown}}}${names.includes("code") ? " ({{fields.code}})" : ""}` } : {};
}

const baseOf = (place: string) => place.slice(0, -path.extname(place).length).replaceAll("/", "-");

/**
 * Returns the URL fragment of a file's form in the desk; null for a file without one. @param name path below `content/`
 */
export function formPath(name: string): string | null {
  const kind = kindOf(name);
  if (!kind) return null;
  if ("file" in kind) return `./#/collections/${kind.group}/entries/${baseOf(kind.file)}`;
  return `./#/collections/${baseOf(kind.folder + kind.extension)}/entries/${path.posix.parse(name).name}`;
}

function formatOf(kind: ContentKind, form: Form): Format {
  const place = "file" in kind ? kind.file : `${kind.folder}${kind.extension}`;
  const extension = path.extname(place).slice(1);
  const base = baseOf(place);
  return {
    // The CMS accepts Markdown only in formats whose names end in `-frontmatter`.
    name: form.kind === "markdown" ? `${base}-frontmatter` : base,
    extension,
    form,
  };
}

type Choices = Record<FieldReference, Extract<Field, { widget: "select" }>["options"]>;

/** Fills in the options of every field that references other content. */
function withChoices(fields: readonly Field[], choices: Choices): Field[] {
  return fields.map((field) => {
    if (field.widget === "select" && field.refersTo) return { ...field, options: choices[field.refersTo] };
    return "fields" in field ? { ...field, fields: withChoices(field.fields, choices) } : field;
  });
}

function fieldsByCategory({ kinds }: Pick<ProductKinds, "kinds">): Record<number, string[]> {
  const fields = new Map<number, Set<string>>();
  const inherited = inheritKinds(kinds, embeddedTree());
  for (const { data } of readProducts().files) {
    const own = (["measures", "technical"] as const).flatMap((part) =>
      Object.keys(data[part]).map((key) => `${part}.${key}`),
    );
    const alike = inherited.flatMap(({ categories }) =>
      categories.some((id) => data.categories.includes(id)) ? categories : [],
    );
    for (const id of [...data.categories, ...alike])
      fields.set(id, new Set([...(fields.get(id) ?? []), ...own]));
  }
  return Object.fromEntries([...fields].map(([id, paths]) => [id, [...paths]]));
}

function listChoices({ measures, values }: ProductKinds): Choices {
  const { files, parts, names } = readProducts();
  const option = (value: string | number, label: string) => ({ value, label });
  return {
    category: [...embeddedTree().byId.values()].map(({ id, label }) => option(id, `${label} (${id})`)),
    collection: listCollections().map(({ id, name }) => option(id, name)),
    finish: names.finishes.map(({ id, label }) => option(id, label)),
    product: files.map(({ data: { slug, name, code } }) => option(slug, `${name} (${code})`)),
    "spare part": parts.data.spareParts.map(({ code, name }) => option(code, `${name} (${code})`)),
    "spare part kind": parts.data.kinds.map(({ id, label }) => option(id, `${id} (${label})`)),
    "shop type": readPointsOfSale().types.map((word) => option(word, word)),
    "shop service": readPointsOfSale().services.map((word) => option(word, word)),
    warranty: (getPage("/warunki-gwarancji")?.terms ?? []).map(({ id, label }) => option(id, label)),
    measure: measures.map(({ id, label }) => option(id, `${label} (${id})`)),
    "technical value": values.map(({ id, label, unit }) =>
      option(id, `${label}${unit ? ` [${unit}]` : ""} (${id})`),
    ),
    care: (getPage("/pielegnacja-produktow")?.headings ?? []).map(({ id, text }) => option(id, text)),
  };
}
