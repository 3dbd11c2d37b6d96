import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nameHistoryEntry } from "~/browser/recall";
import { keepReactOffTranslatedText } from "~/layout/languages";
import { isAsServed } from "~/remix/served-size";
import { restoreStaticParts } from "~/remix/static-parts";

// Before React adds its listeners: on a translated page, clicks, submits and Back go to the browser and not to React.
keepReactOffTranslatedText();
nameHistoryEntry();
restoreStaticParts();

const app = (
  <StrictMode>
    <RemixBrowser />
  </StrictMode>
);
const hydrate = () => startTransition(() => void hydrateRoot(document, app));
if (isAsServed()) hydrate();
else
  void Promise.all([import("react-dom/server"), import("~/browser/foreign-nodes")]).then(
    ([{ renderToString }, { hydrateAmongForeignNodes }]) =>
      hydrateAmongForeignNodes(app, renderToString(app)),
    hydrate,
  );
