import { readProducts } from "~/catalogue/products/products.server";
import { fromContent } from "~/content/memo";
import { draftArticles } from "~/editorial/news/news.server";
import { findArtifact } from "~/platform/files/artifacts.server";

const madeFolder = /^\/(?:files|dane)\//;
const modelFolder = /^\/models\/([^/]+)\//;
const pictureFile = /^\/images\/(.+)-\d+\.(?:avif|jpg)$/;

/**
 * Whether visitors may get a file that exists on disk. Excludes artifacts missing from the current manifest, and models
 * and pictures of drafts (behaviour 25.7).
 * @param path of the request, without the query
 */
export function isPublicFile(path: string): boolean {
  if (madeFolder.test(path)) return findArtifact(path) !== null;
  const [, model] = modelFolder.exec(path) ?? [];
  if (model) return shownModels().has(model);
  const [, picture] = pictureFile.exec(path) ?? [];
  return !picture || !draftPictures().has(picture);
}

/** Names of the public folders in `public/models/`: of each product, and of the files that it offers as downloads. */
const shownModels = fromContent(
  () =>
    new Set(
      readProducts().products.flatMap(({ slug, downloads }) => [
        slug,
        ...downloads.map((file) => file.path.split("/")[2]),
      ]),
    ),
);

/** Sources of the pictures that only drafts use. */
const draftPictures = fromContent(() => {
  const { files, products } = readProducts();
  const shown = new Set(products.flatMap(picturesOf));
  const ofProducts = files.flatMap(({ data }) => picturesOf(data)).filter((src) => !shown.has(src));
  return new Set([...ofProducts, ...draftArticles().flatMap(({ picture }) => picture?.src ?? [])]);
});

type Pictured = ReturnType<typeof readProducts>["products"][number];

function picturesOf({ finishes, scenes }: Pictured): string[] {
  return [...finishes.flatMap(({ pictures }) => pictures), ...scenes];
}
