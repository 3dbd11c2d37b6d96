import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nameHistoryEntry } from "~/browser/recall/scroll-memory";
import { keepReactOffTranslatedText } from "~/layout/languages/translated-documents";

// Before React, whose listeners must not see events meant for the browser.
keepReactOffTranslatedText();
nameHistoryEntry();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
