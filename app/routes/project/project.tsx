import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LinksFunction,
  type LoaderFunctionArgs,
  redirect,
  type SerializeFrom,
} from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  redirect as redirectInBrowser,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { useEffect } from "react";
import { rejectionMessage } from "~/browser/rejected-post";
import { loadOrRecall } from "~/browser/seen-pages";
import { getRange } from "~/fit/partners.server";
import { readForm } from "~/http/guard.server";
import { isTranslatedPage, translatedHref } from "~/http/translated-page";
import { pageLabel, resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { isTranslated } from "~/layout/translated-documents";
import { listedPaths } from "~/pages/listed-pages.server";
import {
  additionHref,
  changedHref,
  isAddition,
  namesProject,
  ownList,
  parseProjectPageQuery,
  pressedCommand,
  projectParameters,
  rememberedHref,
  storedProjectHref,
  unreadMessage,
} from "~/project/list";
import { type ChangedProject, changedProject, projectPageData } from "~/project/list.server";
import { loadEdited, noteShownData, ProjectPageBody, projectStyles } from "~/project/page";

export const meta = pageMeta<typeof loader>(({ view }) => ({
  title: [view.name, "Lista projektowa"].filter(Boolean).join(" – "),
  description:
    "Zbierz numery katalogowe na jednej liście, z\u00a0ilościami i\u00a0pomieszczeniami, i\u00a0wyślij jej adres.",
  noindex: true,
}));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: projectStyles }];

export const handle = { ...breadcrumbHandle, searchParams: projectParameters };

/** Applies the action's `Cache-Control` to the page that shows the action's result. */
export const headers: HeadersFunction = ({ actionHeaders }): Record<string, string> => {
  const caching = actionHeaders.get("Cache-Control");
  return caching ? { "Cache-Control": caching } : {};
};

/**
 * A project list, which is stored entirely in the URL (behaviour 27.1). A URL that adds to a list is redirected to the
 * list with the additions.
 */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const supply = await getRange();
  if (isAddition(searchParams)) throw redirect(additionHref(searchParams, supply.catalogue));
  const page = parseProjectPageQuery(searchParams, supply.catalogue, await listedPaths());
  return json({
    ...projectPageData(page, supply, namesProject(searchParams)),
    back: page.back ? { to: page.back, label: await pageLabel(page.back) } : null,
    breadcrumb: await resolveBreadcrumb(request),
  });
}

/**
 * Redirects a URL without a list to the visitor's own list. On a full page load, `rememberScript` does
 * this instead.
 */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const href = rememberedHref(searchParams, ownList());
  if (href) throw redirectInBrowser(href);
  return loadEdited(searchParams.get("l"), () => loadOrRecall(args));
}

/**
 * Redirects to the URL of the changed list, which also says what of a pasted text was not added. Only if a text is too
 * long for a URL, shows the page itself with the text.
 */
export async function action({ request }: ActionFunctionArgs) {
  const supply = await getRange();
  const form = await readForm(request);
  if ("status" in form) return notAccepted(form.status, { rejection: "Nie można odczytać formularza." });
  const changed = changedProject(form, supply);
  const href = changed.unread.rest === "" ? changedHref(changed, pressedCommand(form)) : null;
  if (href) return redirect(inLanguageOf(request, href), 303);
  return notAccepted(400, { shown: shownWithText(changed, supply) });
}

/**
 * Shows the error of a rejected POST as a message on the page; the list and the typed text are preserved. What could
 * not be added of a long text is shown with the page of the changed list, whose URL a copy then has.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    const answer = await serverAction<typeof action>();
    if (!("shown" in answer)) return answer;
    longText = answer.shown;
    return redirectInBrowser(storedProjectHref(answer.shown.view.list));
  } catch (error) {
    return { rejection: await rejectionMessage(error) };
  }
}

/** What the last post could not add, if it is too long for a URL. */
let longText: SerializeFrom<typeof shownWithText> | undefined;

export default function ProjectPage() {
  const loaded = useLoaderData<typeof loader>();
  const { rejection, shown } = useActionData<Answer>() ?? {};
  useEffect(() => noteShownData(loaded), [loaded]);
  const text = longText?.view.list === loaded.view.list ? longText : undefined;
  const data = {
    ...loaded,
    ...(text && { messages: text.messages, rest: text.rest, restRoom: text.restRoom }),
  };
  return <ProjectPageBody data={{ ...data, ...shown }} rejection={rejection} isOff={isTranslated} />;
}

type Answer = { rejection?: string; shown?: SerializeFrom<typeof shownWithText> };

function notAccepted(
  status: number,
  answer: { rejection: string } | { shown: ReturnType<typeof shownWithText> },
) {
  return json(answer, { status, headers: { "Cache-Control": "no-store" } });
}

function shownWithText(
  { list, leftovers, unread, room }: ChangedProject,
  supply: Awaited<ReturnType<typeof getRange>>,
) {
  const { messages, rest, ...data } = projectPageData({ list, leftovers, room }, supply);
  return {
    ...data,
    messages: unread.rest ? [...messages, unreadMessage(unread.rows)] : messages,
    rest: [rest, unread.rest].filter(Boolean).join("\n"),
    restRoom: room,
  };
}

function inLanguageOf(request: Request, href: string): string {
  return isTranslatedPage(new URL(request.url)) ? translatedHref(href, true) : href;
}
