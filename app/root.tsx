import {
  json,
  type LinkDescriptor,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, type ShouldRevalidateFunction, useMatches } from "@remix-run/react";
import { getEnv } from "lib/platform/env.server";
import { todayInPoland } from "lib/polish/today";
import type { ReactNode } from "react";
import { LoadingBar } from "~/browser/bar";
import { useRouteChange } from "~/browser/route-change";
import { ScrollMemory } from "~/browser/scroll-memory";
import { getBrand } from "~/content/brand.server";
import { missingFeatures } from "~/content/features.server";
import { listCollections } from "~/editorial/collections.server";
import { getNavigation } from "~/editorial/menus.server";
import { isTranslatedPage } from "~/http/translated-page";
import { Breadcrumb } from "~/layout/breadcrumb-list";
import { forcedColourMode } from "~/layout/colour-mode";
import { errorName, errorStatus, RouteErrorPage } from "~/layout/error-page";
import { Footer } from "~/layout/footer";
import { Header } from "~/layout/header";
import { MemoryScript } from "~/layout/inline-scripts";
import { PageBehaviours } from "~/layout/page-behaviours";
import { ProductsPanelOpener } from "~/layout/products-opener";
import { publishedKey } from "~/layout/published-key.server";
import type { RouteHandle } from "~/layout/route-handle";
import { type SiteData, useSiteData } from "~/layout/site-data";
import * as paths from "~/paths";
import { categoryTreeId } from "~/range/tree.server";
import { build } from "~/remix/build.server";
import { IconSpriteSlot } from "~/ui/icons";
import theme from "~/ui/theme.css?url";
import { Toaster } from "~/ui/toasts";

export const meta: MetaFunction = ({ error }) => {
  if (!error) return [];
  const status = errorStatus(error);
  return [{ title: `${status} – ${errorName(status)}` }, { name: "robots", content: "noindex" }];
};

/** Font files of the brand itself, which every page needs; those of packages have rarer characters. */
const fonts = import.meta.glob<string>("../content/theme/*.woff2", {
  eager: true,
  query: "?url",
  import: "default",
});

const preloadFont = (href: string): LinkDescriptor => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous",
});

export const links: LinksFunction = () => [
  ...Object.values(fonts).map(preloadFont),
  { rel: "stylesheet", href: theme },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "manifest", href: paths.webManifest },
];

/**
 * The layout's data never changes during a visit. It is asked for again only where the URL has a
 * trailing slash, because the server then answers with a redirect (`http/redirects/`).
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ nextUrl }) =>
  nextUrl.pathname !== "/" && nextUrl.pathname.endsWith("/");

export async function loader({ request }: LoaderFunctionArgs) {
  const { name, slug, copyright, newsletter } = getBrand();
  const { mobile, productsPanel } = getNavigation();
  const { title, lead, emailLabel, submitLabel, information, informationTo, consent } = newsletter;
  const env = getEnv();
  return json<SiteData>({
    siteUrl: env.SITE_URL,
    brand: { name, slug },
    copyright: copyright.replace("{year}", todayInPoland().slice(0, 4)),
    menuTitle: mobile.title,
    missingFeatures: missingFeatures(),
    productsPanel: {
      ...productsPanel,
      collections: listCollections().map(({ id, name }) => ({ id, name })),
      treeId: categoryTreeId(),
    },
    newsletter: { title, lead, emailLabel, submitLabel, information, informationTo, consent: consent.text },
    client: {
      buildId: build.id,
      publishedKey: publishedKey(),
      buildPollMs: env.BUILD_POLL_MS,
      translateScriptUrl: isTranslatedPage(new URL(request.url)) ? env.TRANSLATE_SCRIPT_URL : undefined,
    },
  });
}

/** The HTML document around every page and every error page. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteData();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const forcedMode = forcedColourMode(handles.map((handle) => handle?.colourMode));
  useRouteChange();
  return (
    <html lang="pl" data-forced-colour-mode={forcedMode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <MemoryScript site={site} />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        <a href="#tresc" className="skip-link">
          Przejdź do treści
        </a>
        <LoadingBar />
        <Header site={site} forcedMode={forcedMode} />
        <Breadcrumb />
        <main id="tresc" tabIndex={-1} className="flex-1">
          {children}
        </main>
        {site && <Footer site={site} newsletter={!handles.some((handle) => handle?.hidesFooterNewsletter)} />}
        {site && <ProductsPanelOpener copy={site.productsPanel} />}
        <Toaster />
        {site && <PageBehaviours {...site.client} />}
        <IconSpriteSlot />
        <ScrollMemory />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export const ErrorBoundary = RouteErrorPage;
