import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { getBrand } from "~/content/brand.server";
import { revalidateExceptAfterPost } from "~/delivery/browser/revalidation";
import { loadOrRecall } from "~/delivery/browser/seen-pages";
import { readForm } from "~/delivery/guard/form-body";
import { breadcrumbHandle } from "~/layout/frame/breadcrumb";
import { announceSubscription } from "~/layout/toasts/announce-subscription";
import { answerField } from "~/newsletter/form/fields";
import { NewsletterForm } from "~/newsletter/form/form";
import { clientAddress, hasFailed, markFailed } from "~/newsletter/form/load-context.server";
import type { SubscriptionReply } from "~/newsletter/form/schema";
import { signUp } from "~/newsletter/sign-up.server";
import { getEnv } from "~/platform/env.server";
import { requestId } from "~/platform/request-id";
import { resolveBreadcrumb } from "~/site/breadcrumb.server";
import { pageMeta } from "~/site/page-meta";
import { useSiteData } from "~/site/site-data";
import { PageHeader } from "~/ui/page-header";

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { title, lead, isError, breadcrumb } = args.data;
  return pageMeta(args, { title: isError ? `Błąd: ${title}` : title, description: lead, breadcrumb });
};

export const handle = { ...breadcrumbHandle, hidesFooterNewsletter: true };

/** The action's caching and retry headers also apply to the page that shows its answer. */
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const kept = ["Cache-Control", "Retry-After"].map((name) => [name, actionHeaders.get(name)]);
  return Object.fromEntries(kept.filter(([, value]) => value));
};

export const shouldRevalidate = revalidateExceptAfterPost;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { title, lead } = getBrand().newsletter;
  return json({
    title,
    lead,
    isError: hasFailed(context),
    breadcrumb: await resolveBreadcrumb(request, title),
  });
}

export const clientLoader = loadOrRecall;

/** Accepts a subscription (behaviour 18.5): a fetcher gets JSON, a plain post a page or a redirect to one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const answer = (status: number, message: string) => {
    markFailed(context);
    return reply(status, { status: "error", error: { "": [message] } });
  };
  if (request.method !== "POST") return answer(405, "Ten adres przyjmuje tylko wysłany formularz.");
  const form = await readForm(request);
  if ("refused" in form) return answer(form.refused, "Nie można odczytać formularza.");

  const result = await signUp(form, {
    address: clientAddress(context),
    page: sourcePage(request),
    requestId: requestId(request),
  });
  if (result.outcome === "accepted") {
    const wantsJson = form.get(answerField) === "json";
    return wantsJson
      ? reply(200, { status: "success", initialValue: null })
      : redirect("/newsletter/wyslano", 303);
  }
  markFailed(context);
  if (result.outcome === "invalid") return reply(400, result.reply);
  if (result.outcome === "unavailable") return reply(503, result.reply, 60);
  return reply(429, result.reply, Math.ceil(result.waitMs / 1000));
}

/** Shows a broken connection, or an answer that is not ours, in the form instead of an error page. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<SubscriptionReply> {
  const message = "Nie udało się wysłać formularza. Sprawdź połączenie i spróbuj ponownie.";
  const failed: SubscriptionReply = { status: "error", error: { "": [message] } };
  try {
    const answer: unknown = await serverAction();
    return isReply(answer) ? answer : failed;
  } catch (error) {
    console.warn(error);
    return failed;
  }
}

export default function NewsletterPage() {
  const { title, lead } = useLoaderData<typeof loader>();
  const lastReply = useActionData<SubscriptionReply>();
  const site = useSiteData();
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <div className="container-page">
        <div className="max-w-2xl">
          {site && (
            <NewsletterForm copy={site.newsletter} lastReply={lastReply} onSuccess={announceSubscription} />
          )}
        </div>
      </div>
    </>
  );
}

function reply(status: number, body: SubscriptionReply, retryAfterSeconds?: number) {
  const headers = new Headers({ "Cache-Control": "no-store" });
  if (retryAfterSeconds !== undefined) headers.set("Retry-After", String(retryAfterSeconds));
  return json(body, { status, headers });
}

function isReply(answer: unknown): answer is SubscriptionReply {
  return typeof answer === "object" && answer !== null && "status" in answer;
}

/** Path of the page whose form was sent, without its query; cut, as it is stored. */
function sourcePage(request: Request): string {
  const referrer = request.headers.get("Referer");
  if (!referrer || !URL.canParse(referrer)) return "/newsletter";
  const { origin, pathname } = new URL(referrer);
  return origin === getEnv().SITE_URL ? pathname.slice(0, 300) : "/newsletter";
}
