import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/content/brand.server";
import { revalidateExceptAfterPost } from "~/delivery/browser/revalidation";
import { loadOrRecall } from "~/delivery/browser/seen-pages";
import { ContactDetails } from "~/editorial/contact/details";
import { EditorialPageBody } from "~/editorial/pages/page-body";
import { getPage } from "~/editorial/pages/pages.server";
import { breadcrumbHandle } from "~/layout/frame/breadcrumb";
import { resolveBreadcrumb } from "~/site/breadcrumb.server";
import { pageMeta } from "~/site/page-meta";

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data ? pageMeta(args, { ...args.data.page, breadcrumb: args.data.breadcrumb }) : [];

export const handle = breadcrumbHandle;

export const shouldRevalidate = revalidateExceptAfterPost;

/** Contact details; also the page of technical support (behaviour 1.8). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { legal, address, openingHours, departments } = getBrand();
  return json({
    page: getPage("/kontakt"),
    company: { legal, address, openingHours, departments },
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export const clientLoader = loadOrRecall;

export default function ContactPage() {
  const { page, company } = useLoaderData<typeof loader>();
  return (
    <EditorialPageBody page={page}>
      <ContactDetails {...company} />
    </EditorialPageBody>
  );
}
