import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { getBrand } from "~/brand/brand.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { PageHeader } from "~/ui/page";
import { ToastCard } from "~/ui/toast-card";

export const meta = pageMeta<typeof loader>(({ title }) => ({ title, noindex: true }));

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const { title, text } = getBrand().newsletter.pages.sent;
  return json({ title, text, breadcrumb: await resolveBreadcrumb(request, title) });
}

/**
 * Page after a native POST of the newsletter form. It contains the success message that is otherwise a toast (behaviour
 * 11.5).
 */
export default function NewsletterSentPage() {
  const { title, text } = useLoaderData<typeof loader>();
  // With JavaScript, the toaster is the page's only live region.
  const role = useHydrated() ? undefined : "status";
  return (
    <>
      <PageHeader title={title} lead={text} />
      <div className="container-page">
        <div role={role} className="max-w-md">
          <ToastCard color="success" title="Sukces" description="E-mail został wysłany." />
        </div>
      </div>
    </>
  );
}
