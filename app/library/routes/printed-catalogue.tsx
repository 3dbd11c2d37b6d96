import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findArtifact } from "lib/platform/files.server";
import { categoryPicture } from "~/catalogue/category-view";
import { pictureOf } from "~/content/pictures.server";
import { listCollections } from "~/editorial/collections.server";
import { EditorialPageBody } from "~/editorial/page-body";
import { getCataloguePage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { getCatalogue } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { type Chapter, planPrintedCatalogue } from "../catalogue-plan";
import { CatalogueDownload, CatalogueReader, type ReaderChapter } from "../catalogue-reader";

export const meta = pageMeta<typeof loader>(({ page }) => page);

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** The printed catalogue as a PDF, with links to its chapters (behaviour 1.7). */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getCataloguePage() ?? throwUnknownPath();
  const collections = listCollections();
  const plan = planPrintedCatalogue(
    // The build makes the PDF from the embedded category tree. The category service's tree may differ, which would give
    // wrong page numbers.
    getCatalogue(embeddedTree()),
    page.categories,
    collections.map(({ id }) => id),
  );
  const [download] = page.downloads;
  return json({
    page,
    reader: {
      file: download ? findArtifact(download.file) : null,
      collections: plan.collections.flatMap(({ id, page: number }): ReaderChapter[] => {
        const collection = collections.find((one) => one.id === id);
        if (!collection) return [];
        return [{ id, label: collection.name, page: number, picture: collection.picture, products: [] }];
      }),
      chapters: plan.chapters.map(readerChapter),
      overview: plan.overview,
      appendix: plan.appendix,
    },
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function CatalogueFilePage() {
  const { page, reader } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page} isLow action={<CatalogueDownload file={reader.file} />}>
      <CatalogueReader title={page.title} edition={page.edition} cover={page.cover} {...reader} />
    </EditorialPageBody>
  );
}

function readerChapter({ category: { id, label, image }, page, products }: Chapter): ReaderChapter {
  const src = categoryPicture(image);
  return {
    id: String(id),
    label,
    page,
    picture: image && src ? (pictureOf(image) ?? { src, alt: "" }) : null,
    products: products.map(({ product: { code, name }, page: number }) => ({ code, name, page: number })),
  };
}
