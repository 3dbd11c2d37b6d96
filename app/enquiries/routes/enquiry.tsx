import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { getBrand } from "~/brand/brand.server";
import { actionHeaders } from "~/http/headers";
import { inLanguageOf } from "~/http/translated-page";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { answerForm } from "~/mail-service/answer-form.server";
import type { FormReply } from "~/mailing/reply";
import { useUnsentForm } from "~/mailing/unsent-form";
import * as paths from "~/paths";
import {
  canonicalProjectListQuery,
  lineCount,
  projectParameter,
  projectText,
  readList,
  roomViews,
} from "~/project/list";
import type { Catalogue } from "~/range/products";
import { getRange } from "~/range/products.server";
import { Link } from "~/ui/link";
import { PageHeader } from "~/ui/page";
import { EnquiryForm } from "../form";
import { submitEnquiry } from "../submit-enquiry.server";

export const meta = pageMeta<typeof loader>(({ copy, isError }) => ({
  title: isError ? `Błąd: ${copy.title}` : copy.title,
  noindex: true,
}));

export const handle = {
  ...breadcrumbHandle,
  searchParams: [projectParameter],
  hidesFooterNewsletter: true,
};

/** Number of lines above which the list is folded. */
const unfoldedLines = 6;

export const headers = actionHeaders;

export { clientLoader } from "~/browser/route";

/** The enquiry form for the project list in the URL (behaviour 28.1). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { query, lines, text, finishes } = await getEnquiredList(request);
  const { departments, enquiries } = getBrand();
  const { title, lead, consent, information, informationTo } = enquiries;
  return json({
    query,
    lines,
    text,
    finishes,
    department: departments.find(({ id }) => id === enquiries.department)?.label ?? "",
    copy: { title, lead, consent: consent.text, information, informationTo },
    isError: context.formFailed === true,
    breadcrumb: await resolveBreadcrumb(request, title),
  });
}

/**
 * Stores the enquiry and redirects to a confirmation page. If the enquiry is rejected, shows the form as it was filled
 * in.
 */
export async function action(args: ActionFunctionArgs) {
  const { query, text, finishes } = await getEnquiredList(args.request);
  const list = { path: `${paths.project}?${query}`, text };
  return answerForm(
    args,
    (form, poster) => submitEnquiry(form, poster, { list, finishes }),
    () => redirect(inLanguageOf(new URL(args.request.url), `${paths.enquirySent}?${query}`), 303),
  );
}

export default function EnquiryPage() {
  const { query, lines, text, finishes, department, copy } = useLoaderData<typeof loader>();
  // Stored in state, because following a link to a field (`#…`) would discard the action's data.
  const [reply] = useState(useActionData<FormReply>());
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <div
        ref={useUnsentForm()}
        className="container-page grid items-start gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]"
      >
        <aside aria-labelledby="co-wyslemy" className="rounded-xl bg-sunken p-5 lg:order-last">
          <h2 id="co-wyslemy" className="text-lg font-semibold">
            Co wyślemy
          </h2>
          <p className="mt-2 text-sm text-muted">
            {`Do działu „${department}” trafi ta lista, twoja wiadomość i\u00a0dane do kontaktu. Jeśli podasz e-mail, dostaniesz na niego potwierdzenie z\u00a0listą.`}
          </p>
          {lines > 0 ? (
            <details open={lines <= unfoldedLines} className="mt-3">
              <summary className="flex min-h-11 items-center font-semibold">{`Lista: ${lineCount(lines)}`}</summary>
              <p translate="no" className="text-sm whitespace-pre-line">
                {text}
              </p>
            </details>
          ) : (
            <p className="mt-3">Lista jest pusta.</p>
          )}
          <p className="mt-4">
            <Link to={`${paths.project}?${query}`} className="link line-link">
              Zmień listę
            </Link>
          </p>
        </aside>
        <EnquiryForm copy={copy} action={`${paths.enquiry}?${query}`} finishes={finishes} reply={reply} />
      </div>
    </>
  );
}

async function getEnquiredList(request: Request) {
  const { catalogue } = await getRange();
  const { searchParams } = new URL(request.url);
  const list = readList(searchParams, catalogue);
  const rooms = roomViews(list, catalogue);
  return {
    query: canonicalProjectListQuery(searchParams, catalogue),
    lines: rooms.flatMap((room) => room.lines).length,
    /** The list as it is sent. */
    text: projectText(rooms, list.name),
    finishes: sampleFinishes(catalogue),
  };
}

/**
 * Finishes of which samples can be ordered: only those among which visitors choose, so none of products with a single
 * finish.
 */
function sampleFinishes(catalogue: Catalogue) {
  const chosen = catalogue.products.flatMap(({ finishes }) => (finishes.length > 1 ? finishes : []));
  return [...new Set(chosen.map(({ id }) => id))].map((id) => catalogue.shownFinish(id));
}
