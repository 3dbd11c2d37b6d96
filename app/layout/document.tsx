import { Links, Meta, Scripts, useMatches, useRouteError } from "@remix-run/react";
import type { ReactNode } from "react";
import { LoadingBar } from "~/browser/bar";
import { useRouteChange } from "~/browser/route-change";
import { ScrollMemory } from "~/browser/scroll-memory";
import * as paths from "~/paths";
import { IconSpriteSlot } from "~/ui/icons";
import { Toaster } from "~/ui/toasts";
import { Breadcrumb } from "./breadcrumb-list";
import { forcedColourMode } from "./colour-mode";
import { ErrorMeta } from "./error-page";
import { Footer } from "./frame/footer";
import { Header } from "./frame/header";
import { HeadScript } from "./frame/inline-scripts";
import { PageBehaviours } from "./frame/page-behaviours";
import { ProductsPanelOpener } from "./frame/products-opener";
import type { RouteHandle } from "./route-handle";
import { useSiteData } from "./site-data";

/** The HTML document around every page and every error page. */
export function Layout({ children }: { children: ReactNode }) {
  const site = useSiteData();
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const forcedMode = forcedColourMode(handles.map((handle) => handle?.colourMode));
  const error = useRouteError();
  useRouteChange();
  return (
    <html lang="pl" data-forced-colour-mode={forcedMode}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <HeadScript site={site} />
        {error ? <ErrorMeta error={error} /> : <Meta />}
        <Links />
        {site && !site.missingFeatures?.includes("news") && (
          <link rel="alternate" type="application/rss+xml" title="Aktualności" href={paths.newsFeed} />
        )}
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
        <IconSpriteSlot all={site && `/builds/icons/${site.client.publishedKey}.svg`} />
        <ScrollMemory />
        {import.meta.env.SSR && <Scripts />}
      </body>
    </html>
  );
}
