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
import { readForm } from "~/http/guard.server";
import { inLanguageOf } from "~/http/translated-page";
import { pageLabel, resolveBreadcrumb } from "~/layout/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import { isTranslated } from "~/layout/translated-documents";
import { listedPaths } from "~/pages/listed-pages.server";
import { intentOf } from "../changes/edit";
import { type ChangedProject, changedProject, isReadingShown } from "../changes/form.server";
import { ownList } from "../changes/memory";
import { fields } from "../list/form-fields";
import type { Supply } from "../list/needs";
import { parseProject, writeProject } from "../list/project-list";
import {
  additionHref,
  changedHref,
  isAddition,
  namesProject,
  parseProjectPageQuery,
  projectHref,
  projectParameters,
  rememberedHref,
} from "../list/query";
import { ProjectPageBody } from "../page/page-body";
import { getSupply, projectPageData } from "../page/page-data.server";
import projectStyles from "../page/project.css?url";
import { loadChanged } from "../page/use-changed-list";

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
  const supply = await getSupply();
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
  return loadChanged(args.request, () => loadOrRecall(args));
}

/**
 * Redirects to the URL of the changed list. Where something is asked about a pasted text, or a script shows how it was
 * read, answers with the page itself: a text is in no URL, and nothing stores it (27.4). Without scripts the browser first
 * sends the same post to the URL of the changed list, so that the address is that of the page.
 */
export async function action({ request }: ActionFunctionArgs) {
  const supply = await getSupply();
  const form = await readForm(request);
  if ("status" in form) return answer(form.status, { rejection: "Nie można odczytać formularza." });
  const changed = changedProject(form, supply);
  const rejection = changed.overlong.join(" ");
  if (rejection) return answer(422, { rejection, shown: shownWithText(changed, supply) });
  const url = new URL(request.url);
  if (!isReadingShown(changed, form))
    return redirect(inLanguageOf(url, changedHref(changed, intentOf(form))), 303);
  const isThere =
    form.has(fields.isShown) || url.searchParams.get(fields.list) === writeProject(changed.list);
  if (!isThere) return redirect(inLanguageOf(url, projectHref({ list: changed.list })), 307);
  return answer(200, { shown: shownWithText(changed, supply) });
}

/**
 * Shows the error of a rejected POST as a message on the page; the list and the typed text are preserved. How a text was
 * read is shown with the page of the changed list, whose URL a copy then has.
 */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    const answer = await serverAction<typeof action>();
    if (!answer.shown || answer.rejection) return answer;
    lastRead = answer.shown;
    const { view, page } = answer.shown;
    return redirectInBrowser(projectHref({ list: parseProject(view.list), page }));
  } catch (error) {
    return { rejection: await rejectionMessage(error) };
  }
}

/** How the last text was read, until the visitor closes that or leaves the page. */
let lastRead: SerializeFrom<typeof shownWithText> | undefined;
const forget = () => {
  lastRead = undefined;
};

export default function ProjectPage() {
  const loaded = useLoaderData<typeof loader>();
  const { rejection, shown } = useActionData<Answer>() ?? {};
  useEffect(() => forget, []);
  const { reading, rest, restRoom } = lastRead ?? loaded;
  const data = { ...loaded, reading, rest, restRoom, ...shown };
  return <ProjectPageBody data={data} rejection={rejection} isOff={isTranslated} onReadingClosed={forget} />;
}

type Answer = { rejection?: string; shown?: SerializeFrom<typeof shownWithText> };

function answer(status: number, body: { rejection?: string; shown?: ReturnType<typeof shownWithText> }) {
  // Not `no-store`, with which Back would lead to the browser's own error page.
  return json(body, { status, headers: { "Cache-Control": "private, no-cache" } });
}

function shownWithText(changed: ChangedProject, supply: Supply) {
  const { reading, rest, room } = changed;
  return { ...projectPageData(changed, supply), before: null, reading, rest, restRoom: room };
}
