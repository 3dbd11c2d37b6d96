import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { hasFeature } from "~/content/features.server";
import { CollectionCards } from "~/editorial/collection-card";
import { collectionCards } from "~/editorial/collections.server";
import { getPage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { PageHeader } from "~/ui/page";

export const meta = pageMeta<typeof loader>(({ lead, collections }) => ({
  title: "Kolekcje",
  description: lead,
  picture: collections[0]?.picture ?? null,
}));

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/**
 * All collections in the editors' order. The introduction is that of the home page's collections section, or else
 * their names (behaviour 1.27).
 */
export async function loader({ request }: LoaderFunctionArgs) {
  if (!hasFeature("collections")) throwUnknownPath();
  const collections = collectionCards();
  const section = getPage("/").sections.find((each) => each.kind === "collections");
  return json({
    lead: section?.text ?? `Kolekcje ${collections.map(({ name }) => name).join(", ")}.`,
    collections,
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function CollectionsPage() {
  const { lead, collections } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Kolekcje" lead={lead} />
      <h2 className="sr-only">Wszystkie kolekcje</h2>
      <CollectionCards collections={collections} className="container-page gap-x-6 gap-y-12" />
    </>
  );
}
