import {
  type ActionFunctionArgs,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { getRange } from "~/catalogue/fit-index/range.server";
import { sampleFinishes } from "~/catalogue/products/sample-finishes";
import { projectParameter } from "~/catalogue/project/project-list";
import { projectText } from "~/catalogue/project/project-text";
import { readList } from "~/catalogue/project/read-project";
import { projectView } from "~/catalogue/project/view";
import { getBrand } from "~/content/brand.server";

import { EnquiryForm } from "~/enquiries/form";
import { submitEnquiry } from "~/enquiries/submit-enquiry.server";
import { actionHeaders } from "~/http/headers/route-headers";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { answerForm } from "~/mail-service/answer-form.server";
import { hasFailed } from "~/mailing/form/load-context.server";
import type { FormReply } from "~/mailing/form/reply";
import * as paths from "~/paths";
import { plural } from "~/polish/plural";
import { Link } from "~/ui/links/link";
import { PageHeader } from "~/ui/page-header";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { copy, isError } = args.data;
  return pageMeta(args, { title: isError ? `Błąd: ${copy.title}` : copy.title, noindex: true });
};

export const handle = {
  ...breadcrumbHandle,
  searchParams: [projectParameter],
  hidesFooterNewsletter: true,
};

export const headers = actionHeaders;

export { clientLoader } from "~/browser/recall/route";

/** The enquiry form for the project list in the URL (behaviour 28.1). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { view, finishes } = await getEnquiredList(request);
  const { title, lead, consent, information, informationTo } = getBrand().enquiries;
  return json({
    query: view.query,
    lines: view.lines,
    pieces: view.sums.pieces,
    finishes,
    copy: { title, lead, consent: consent.text, information, informationTo },
    isError: hasFailed(context),
    breadcrumb: await resolveBreadcrumb(request, title),
  });
}

/**
 * Stores the enquiry and redirects to a confirmation page. If the enquiry is rejected, shows the form as it was filled
 * in.
 */
export async function action(args: ActionFunctionArgs) {
  const { view, finishes } = await getEnquiredList(args.request);
  const list = { path: `${paths.project}?${view.query}`, text: projectText(view) };
  return answerForm(
    args,
    (form, poster) => submitEnquiry(form, poster, { list, finishes }),
    () => redirect(`${paths.enquirySent}?${view.query}`, 303),
  );
}

export default function EnquiryPage() {
  const { query, lines, pieces, finishes, copy } = useLoaderData<typeof loader>();
  // Stored in state, because following a link to a field (`#…`) would discard the action's data.
  const [reply] = useState(useActionData<FormReply>());
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead}>
        <p className="mt-4">
          <Link to={`${paths.project}?${query}`} className="link">
            Lista projektowa
          </Link>
          {`: ${plural(lines, { one: "pozycja", few: "pozycje", many: "pozycji" })}, ${plural(pieces, { one: "sztuka", few: "sztuki", many: "sztuk" })}.`}
        </p>
      </PageHeader>
      <div className="container-page">
        <EnquiryForm copy={copy} action={`${paths.enquiry}?${query}`} finishes={finishes} reply={reply} />
      </div>
    </>
  );
}

async function getEnquiredList(request: Request) {
  const { catalogue, partners } = await getRange();
  const list = readList(new URL(request.url).searchParams, catalogue);
  const view = projectView(list, { catalogue, partners });
  return { view, finishes: sampleFinishes(catalogue) };
}
