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
import { type Chapter, catalogueChapters, namedIn } from "../catalogue-chapters";
import { places } from "../catalogue-places";
import { CatalogueDownload, CatalogueReader, type ReaderChapter } from "../catalogue-reader";

export const meta = pageMeta<typeof loader>(({ page }) => page);

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** The printed catalogue as a PDF, with links to its chapters (behaviour 1.7). */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getCataloguePage() ?? throwUnknownPath();
  const [download] = page.downloads;
  const file = download ? findArtifact(download.file) : null;
  const pageOf: PageOf = (place) => file?.pages?.[place] ?? null;
  return json({
    page,
    reader: {
      // Without the numbers of pages that no link needs.
      file: file && { ...file, pages: undefined },
      collections: listCollections().map(({ id, name: label, picture }): ReaderChapter => {
        return { id, label, page: pageOf(places.collection(id)), picture, products: [] };
      }),
      // The build makes the PDF from the embedded category tree, from which that of the category service may differ.
      chapters: catalogueChapters(getCatalogue(embeddedTree()), page.categories).map((chapter) =>
        readerChapter(chapter, pageOf),
      ),
      index: pageOf(places.index),
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

/** Returns the number of a page of the PDF that is offered; null if what it names is not in it. */
type PageOf = (place: string) => number | null;

function readerChapter({ category, products }: Chapter, pageOf: PageOf): ReaderChapter {
  const { id, label, image } = category;
  const src = categoryPicture(image);
  return {
    id: String(id),
    label,
    page: pageOf(places.chapter(id)),
    picture: image && src ? (pictureOf(image) ?? { src, alt: "" }) : null,
    products: namedIn(products).map(({ slug, code, name }) => ({
      code,
      name,
      page: pageOf(places.product(slug)),
    })),
  };
}
