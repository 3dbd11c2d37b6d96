import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasFeature } from "~/brand/features.server";
import { throwNotFound, throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { getRange, readSpareParts } from "~/range/products.server";
import { readPartDrawings, readPartPlaces } from "~/range/spare-parts.server";
import { withQuery } from "~/ui/href";
import { pageParameter, readPage, writeQuery } from "~/ui/paging";
import { sparePartJsonLd } from "../json-ld";
import { SparePartPageBody } from "../page-body";
import { partDrawingParts } from "../part-drawing.server";
import { sparePartView } from "../part-view";
import sparePartStyles from "../spare-parts.css?url";
import { UnknownSparePart } from "../unknown-part";

/**
 * Maximum length, in characters, of a code from the URL. Longer codes are truncated, because the page for an unknown
 * code shows the code.
 */
const longestNumber = 40;

export const meta = pageMeta<typeof loader>(({ requested, part }) => {
  if (!part) return { title: `Nie ma części ${requested}`, noindex: true };
  const { code, name, what, picture, products, page } = part;
  const models = products.map((product) => product.code).slice(0, 6);
  return {
    title: `${name} ${code}${page > 1 ? `, strona ${page}` : ""}`,
    description: `${what}: ${name}, część zamienna ${code}. Pasuje do: ${models.join(", ")}.`,
    canonical: withQuery(paths.sparePart(code), writeQuery({}, page)),
    picture: picture === null ? null : { src: picture, alt: name },
    jsonLd: (site) => sparePartJsonLd(part, site.siteUrl, site.brand.name),
  };
});

export const links: LinksFunction = () => [{ rel: "stylesheet", href: sparePartStyles }];

export const handle = { ...breadcrumbHandle, searchParams: [pageParameter] };

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** A spare part and the products that it fits (behaviour 16.14); an unknown code is a 404 with a search form. */
export async function loader({ params, request }: LoaderFunctionArgs) {
  if (!hasFeature("spareParts")) throwUnknownPath();
  const requested = (params.code ?? "").slice(0, longestNumber);
  const { catalogue } = await getRange();
  const page = readPage(new URL(request.url).searchParams);
  const known = catalogue.parts.byCode(requested);
  const part =
    known && sparePartView(catalogue, known, page, readSpareParts().data.replacements, readPartPlaces());
  if (known && !part) throwNotFound();
  const breadcrumb = await resolveBreadcrumb(request, part?.name ?? requested);
  if (part) {
    const staticParts = partDrawingParts(part, readPartDrawings().get(part.code) ?? []);
    return json({ requested, part, staticParts, breadcrumb });
  }
  return json({ requested, part: null, breadcrumb }, { status: 404 });
}

export default function SparePartPage() {
  const data = useLoaderData<typeof loader>();
  if (data.part) return <SparePartPageBody part={data.part} staticParts={data.staticParts} />;
  return <UnknownSparePart code={data.requested} />;
}
