import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findArtifact } from "lib/platform/files.server";
import { pictureOf } from "~/brand/pictures.server";
import { categoryPicture } from "~/catalogue/category-view";
import { listCollections } from "~/editorial/collections.server";
import { EditorialPageBody } from "~/editorial/page-body";
import { getCataloguePage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { getCatalogue } from "~/range/products.server";
import { embeddedTree } from "~/range/tree.server";
import { catalogueChapters } from "../catalogue-chapters";
import { places } from "../catalogue-places";
import { CatalogueDownload, CatalogueReader, type PdfLink, type ReaderChapter } from "../catalogue-reader";

export const meta = pageMeta<typeof loader>(({ page }) => page);

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** The printed catalogue as a PDF, with links to its chapters (behaviour 1.7). */
export async function loader({ request }: LoaderFunctionArgs) {
  const page = getCataloguePage() ?? throwUnknownPath();
  const whole = page.downloads[0]?.file ?? "";
  // The build makes the PDF from the embedded category tree, from which that of the category service may differ.
  const { chapters, volume } = catalogueChapters(getCatalogue(embeddedTree()), page);
  const linkTo = (place: string, path = whole): PdfLink | null => {
    const file = findArtifact(path);
    if (file && path !== whole) return { href: path, bytes: file.bytes };
    const page = file?.pages?.[place];
    return page ? { href: `${path}#page=${page}`, page } : null;
  };
  const file = findArtifact(whole);
  return json({
    page,
    // Without its table of page numbers: the links already contain the ones that they need.
    file: file && { ...file, pages: undefined },
    volume: volume ?? undefined,
    reader: {
      collections: listCollections().map(({ id, name: label, picture }): ReaderChapter => {
        return { id, label, link: linkTo(places.collection(id)), picture };
      }),
      chapters: chapters.map(({ category: { id, image }, label, file }): ReaderChapter => {
        const src = categoryPicture(image);
        const picture = image && src ? (pictureOf(image) ?? { src, alt: "" }) : null;
        return { id: String(id), label, link: linkTo(places.chapter(id), file), picture };
      }),
      index: { label: "Indeks numerów", link: linkTo(places.index) },
    },
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function CatalogueFilePage() {
  const { page, file, volume, reader } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page} isLow action={<CatalogueDownload file={file} volume={volume} />}>
      <CatalogueReader title={page.title} edition={page.edition} cover={page.cover} {...reader} />
    </EditorialPageBody>
  );
}
