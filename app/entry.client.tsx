import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nameHistoryEntries } from "~/browser/scroll-memory";
import type { RouteHandle } from "~/layout/route-handle";
import { keepReactOffTranslatedText } from "~/layout/translated-documents";
import { isAsServed } from "~/remix/served-size";
import { restoreStaticParts } from "~/remix/static-parts";

// Before React adds its listeners: on a translated page, clicks, submits and Back go to the browser and not to React.
keepReactOffTranslatedText();
nameHistoryEntries();
restoreStaticParts();

const app = (
  <StrictMode>
    <RemixBrowser />
  </StrictMode>
);
const hydrate = () => startTransition(() => void hydrateRoot(document, app));
// If the code does not load, the page stays as it was served: links and forms work.
void loadCode().then(async () => {
  if (isAsServed()) return hydrate();
  await Promise.all([import("react-dom/server"), import("~/browser/foreign-nodes")]).then(
    ([{ renderToString }, { hydrateAmongForeignNodes }]) =>
      hydrateAmongForeignNodes(app, renderToString(app)),
    hydrate,
  );
}, console.warn);

async function loadCode() {
  const searchParams = new URLSearchParams(window.location.search);
  const handles = Object.values(window.__remixRouteModules).map((module) => module?.handle as RouteHandle);
  await Promise.all(handles.map((handle) => handle?.loadCode?.(searchParams)));
}
