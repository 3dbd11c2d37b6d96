import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepReactOffTranslatedText } from "~/layout/languages/translated-documents";
import { nameHistoryEntry } from "~/layout/loading/scroll-memory";

// Before React, whose own listeners must not see what belongs to the browser.
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
