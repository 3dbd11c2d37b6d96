import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { getEnv } from "lib/platform/env.server";
import { getBrand } from "~/brand/brand.server";
import { rejectionMessage } from "~/browser/rejected-post";
import { actionHeaders } from "~/http/headers";
import { inLanguageOf } from "~/http/translated-page";
import { resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { useSiteData } from "~/layout/site-data";
import { answerForm, formAnswer } from "~/mail-service/answer-form.server";
import type { FormReply } from "~/mailing/reply";
import { useUnsentForm } from "~/mailing/unsent-form";
import { latestNews } from "~/news/news.server";
import { NewsRow } from "~/news/row";
import * as paths from "~/paths";
import { PageHeader } from "~/ui/page";
import { answerField, NewsletterForm } from "../form";
import { signUp } from "../sign-up.server";

export const meta = pageMeta<typeof loader>(({ title, lead, isError }) => ({
  title: isError ? `Błąd: ${title}` : title,
  description: lead,
}));

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

export const headers = actionHeaders;

export { clientLoader, shouldRevalidate } from "~/browser/route";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { title, lead } = getBrand().newsletter;
  return json({
    title,
    lead,
    news: latestNews(3),
    isError: context.formFailed === true,
    breadcrumb: await resolveBreadcrumb(request, title),
  });
}

/**
 * Accepts a subscription (behaviour 18.5). Responds to a fetcher with JSON, and to a native POST with a page or a
 * redirect to one.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") {
    context.formFailed = true;
    const message = "Ten adres przyjmuje tylko wysłany formularz.";
    return formAnswer(405, { status: "error", error: { "": [message] } });
  }
  return answerForm(
    { request, context },
    (form, poster) => signUp(form, poster, sourcePage(request)),
    (form) =>
      form.get(answerField) === "json"
        ? formAnswer(200, { status: "success", initialValue: null })
        : redirect(inLanguageOf(new URL(request.url), paths.newsletterSent), 303),
  );
}

/** Shows the error of a rejected POST in the form instead of on an error page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<FormReply> {
  try {
    return await serverAction<FormReply>();
  } catch (error) {
    return { status: "error", error: { "": [await rejectionMessage(error)] } };
  }
}

export default function NewsletterPage() {
  const { title, lead, news } = useLoaderData<typeof loader>();
  const lastReply = useActionData<FormReply>();
  const site = useSiteData();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="container-page grid gap-12 *:min-w-0 lg:grid-cols-2 lg:gap-16">
        <div ref={useUnsentForm()}>
          {site && <NewsletterForm copy={site.newsletter} lastReply={lastReply} />}
        </div>
        {news.length > 0 && (
          <section aria-labelledby="o-czym">
            <h2 id="o-czym" className="text-lg">
              O&nbsp;czym piszemy
            </h2>
            <ul className="mt-2 border-t border-line">
              {news.map((article) => (
                <li key={article.slug} className="border-b border-line py-4">
                  <NewsRow article={article} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  );
}

/**
 * Returns the path, without the query, of the page whose form was sent. The path is truncated, because it is stored.
 */
function sourcePage(request: Request): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return paths.newsletter;
  const { origin, pathname } = new URL(referrer);
  return origin === getEnv().SITE_URL ? pathname.slice(0, 300) : paths.newsletter;
}
