import {
  type ActionFunctionArgs,
  type HeadersFunction,
  json,
  type LoaderFunctionArgs,
  type MetaFunction,
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
import { loadOrRecall } from "~/browser/recall/seen-pages";
import { rejectionMessage } from "~/browser/recovery/rejected-post";
import { getRange } from "~/catalogue/fit-index/range.server";
import { countKinds, exportFiles } from "~/catalogue/project/export/files";
import { productsOf } from "~/catalogue/project/export/project-export";
import { changedProject, fullMessage } from "~/catalogue/project/form";
import type { Supply } from "~/catalogue/project/needs";
import { ProjectPageBody } from "~/catalogue/project/page-body";
import { type ProjectList, writeProjectQuery } from "~/catalogue/project/project-list";
import { namesProject, projectParameters, readAddition } from "~/catalogue/project/read-project";
import { rememberedProject } from "~/catalogue/project/remembered-project";
import { rememberedHref } from "~/catalogue/project/shown-project";
import { projectView } from "~/catalogue/project/view";
import { readForm } from "~/http/guard/form-body";
import { isTranslatedPage, translatedHref } from "~/http/translated-page";
import { resolveBreadcrumb } from "~/layout/breadcrumb/breadcrumb.server";
import { breadcrumbHandle } from "~/layout/breadcrumb/breadcrumb-list";
import { pageMeta } from "~/layout/page-meta";
import * as paths from "~/paths";
import { getEnv } from "~/platform/env.server";
import { findArtifact } from "~/platform/files/artifacts.server";
import { qrCode } from "~/ui/qr/qr-code.server";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: "Lista projektowa",
    description:
      "Zbierz numery katalogowe na jednej liście, z ilościami i pomieszczeniami, i wyślij jej adres.",
    breadcrumb: args.data?.breadcrumb ?? [],
    noindex: true,
  });

export const handle = { ...breadcrumbHandle, searchParams: projectParameters };

/** Applies the action's `Cache-Control` to the page that shows the action's result. */
export const headers: HeadersFunction = ({ actionHeaders }): Record<string, string> => {
  const caching = actionHeaders.get("Cache-Control");
  return caching ? { "Cache-Control": caching } : {};
};

/** A project list, which is stored entirely in the URL; `?dodaj=` adds products to it (behaviour 27.1). */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const supply = await getRange();
  const { list, surplus } = readAddition(searchParams, supply.catalogue);
  const shown = shownProject(list, supply, namesProject(searchParams));
  const messages = surplus.length > 0 ? [fullMessage(surplus)] : [];
  return json({ ...shown, messages, breadcrumb: await resolveBreadcrumb(request) });
}

/**
 * Redirects a URL without a list to the list that this browser remembers. On a full page load, `rememberScript` does
 * this instead.
 */
export async function clientLoader(args: ClientLoaderFunctionArgs) {
  const href = rememberedHref(new URL(args.request.url).searchParams, rememberedProject());
  if (href) throw redirectInBrowser(href);
  return loadOrRecall(args);
}

/** Redirects to the URL of the changed list, or shows the page with messages if some of the input could not be used. */
export async function action({ request }: ActionFunctionArgs) {
  const supply = await getRange();
  const form = await readForm(request);
  const isRejected = "status" in form;
  const { list, ...left } = isRejected
    ? {
        list: readAddition(new URL(request.url).searchParams, supply.catalogue).list,
        messages: ["Nie można odczytać formularza."],
        rest: "",
        restRoom: "",
      }
    : changedProject(form, supply);
  if (left.messages.length === 0) {
    const href = `${paths.project}?${writeProjectQuery(list)}`;
    return redirect(isTranslatedPage(new URL(request.url)) ? translatedHref(href, true) : href, 303);
  }
  return json(
    { shown: shownProject(list, supply), ...left },
    { status: isRejected ? form.status : 400, headers: { "Cache-Control": "no-store" } },
  );
}

/** Shows the error of a rejected POST as a message on the page. The list and the typed text are preserved. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<typeof action>();
  } catch (error) {
    return { messages: [await rejectionMessage(error)] };
  }
}

export default function ProjectPage() {
  const loaded = useLoaderData<typeof loader>();
  const { shown = loaded, messages = loaded.messages, ...rest } = useActionData<Answer>() ?? {};
  return <ProjectPageBody {...shown} messages={messages} {...rest} />;
}

/** The action's data; after a rejected request it contains only `messages`. */
type Answer = Partial<SerializeFrom<typeof action>>;

/**
 * Maximum URL length for a QR code, in bytes. A longer URL would make the code too dense for phones to read from paper.
 */
const maxCodedBytes = 1_000;

/** Returns the view of a list, its absolute URL, the QR code of that URL, and the number of product files by kind. */
function shownProject(list: ProjectList, supply: Supply, isGiven = true) {
  const view = projectView(list, supply, isGiven);
  const href = `${getEnv().SITE_URL}/projekt?${view.query}`;
  const products = productsOf(list, supply);
  return {
    view,
    href,
    qr: href.length > maxCodedBytes ? null : qrCode(href),
    kinds: products.length > 0 ? countKinds(exportFiles(products, findArtifact)) : null,
  };
}
