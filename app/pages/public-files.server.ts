import { findArtifact } from "lib/platform/files.server";
import { categoryPicture } from "~/catalogue/category-view";
import { fromContent } from "~/content/memo";
import { listCollections } from "~/editorial/collections.server";
import { listPages } from "~/editorial/pages.server";
import { everyArticle } from "~/news/news.server";
import { everyScene } from "~/range/product";
import { readProducts } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { pictureOfFile } from "~/ui/pictures";

const madeFolder = /^\/(?:files|dane)\//;
const modelFolder = /^\/models\/([^/]+)\//;

/**
 * Whether visitors may get a file that exists on disk. False for artifacts missing from the current manifest, and for
 * 3D models and pictures of drafts (behaviour 25.7).
 * @param path of the request, without the query
 */
export function isPublicFile(path: string): boolean {
  if (madeFolder.test(path)) return findArtifact(path) !== null;
  const [, model] = modelFolder.exec(path) ?? [];
  if (model) return shownModels().has(model);
  const picture = pictureOfFile(path);
  return !picture || !draftPictures().has(picture);
}

/**
 * Names of the public folders in `public/models/`: for each published product, its own folder and the folders of its
 * downloads.
 */
const shownModels = fromContent(
  () =>
    new Set(
      readProducts().products.flatMap(({ slug, downloads }) => [
        slug,
        ...downloads.map((file) => file.path.split("/")[2]),
      ]),
    ),
);

/** `src` of each picture that only drafts use. */
const draftPictures = fromContent(() => {
  const { files, parts } = readProducts();
  const [drafts, products] = byState(files.map(({ data }) => data));
  const [draftArticles, articles] = byState(everyArticle());
  const only = new Set([
    ...drafts.flatMap(picturesOf),
    ...draftArticles.flatMap(({ picture }) => picture?.src ?? []),
  ]);
  if (only.size === 0) return only;
  for (const product of products) for (const src of picturesOf(product)) only.delete(src);
  const shown = [
    ...parts.data.spareParts.flatMap(({ picture }) => picture ?? []),
    ...[...embeddedTree().byId.values()].flatMap(({ image }) => categoryPicture(image) ?? []),
    ...textsIn([articles, listPages(), listCollections()]),
  ];
  for (const src of shown) only.delete(src);
  return only;
});

/** Separates drafts from what visitors see. */
const byState = <Entry extends { draft?: boolean | undefined }>(entries: readonly Entry[]) =>
  [entries.filter(({ draft }) => draft), entries.filter(({ draft }) => !draft)] as const;

type Pictured = ReturnType<typeof readProducts>["products"][number];

function picturesOf(product: Pictured): string[] {
  return [...product.finishes.flatMap(({ pictures }) => pictures), ...everyScene(product)];
}

/**
 * Returns all strings in a value, at any depth. This finds the pictures of every kind of page, although each kind has
 * them in different fields.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
}
