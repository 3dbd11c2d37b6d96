import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useOpenByFragment } from "~/editorial/open-by-fragment";
import { EditorialPageBody } from "~/editorial/page-body";
import { getPage } from "~/editorial/pages.server";
import { throwUnknownPath } from "~/http/redirects.server";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { TitledSection } from "~/ui/page";
import { JobOffer } from "../job-offer";
import { listJobs } from "../jobs.server";
import { jobsJsonLd } from "../json-ld";

export const meta = pageMeta<typeof loader>(({ page, jobs }) => ({
  ...page,
  jsonLd: ({ siteUrl, brand }) => jobsJsonLd(jobs, siteUrl, brand.name),
}));

export const handle = breadcrumbHandle;

export { clientLoader, shouldRevalidate } from "~/browser/route";

export async function loader({ request }: LoaderFunctionArgs) {
  return json({
    page: getPage(paths.careers) ?? throwUnknownPath(),
    jobs: listJobs(),
    breadcrumb: await resolveBreadcrumb(request),
  });
}

export default function CareersPage() {
  const { page, jobs } = useLoaderData<typeof loader>();
  useOpenByFragment();
  return (
    <EditorialPageBody page={page} isLow>
      <TitledSection id="oferty" title="Oferty pracy" className="container-page mb-16">
        {jobs.length === 0 && (
          <p className="mt-4 text-muted">
            Nie prowadzimy teraz otwartych rekrutacji. Zajrzyj do nas za kilka tygodni.
          </p>
        )}
        <div className="mt-6 grid gap-4">
          {jobs.map((job) => (
            <JobOffer key={job.slug} job={job} />
          ))}
        </div>
      </TitledSection>
    </EditorialPageBody>
  );
}
