import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getBrand } from "~/brand/brand.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { ContactPageBody } from "../contact";
import { getPage } from "../pages.server";

export const meta = pageMeta<typeof loader>(({ page }) => page);

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

/** Contact details; this is also the page for technical support (behaviour 1.8). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { legal, address, openingHours, departments } = getBrand();
  return json({
    page: getPage(paths.contact),
    company: { legal, address, openingHours, departments },
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function ContactPage() {
  return <ContactPageBody {...useLoaderData<typeof loader>()} />;
}
