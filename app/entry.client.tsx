import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nameHistoryEntry } from "~/browser/recall";
import { keepReactOffTranslatedText } from "~/layout/languages";
import { restoreStaticParts } from "~/remix/static-parts";

// Before React adds its listeners: on a translated page, clicks, submits and Back go to the browser and not to React.
keepReactOffTranslatedText();
nameHistoryEntry();
restoreStaticParts();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
