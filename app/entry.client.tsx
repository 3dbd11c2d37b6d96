import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nameHistoryEntry } from "~/layout/scroll-memory";
import { keepReactOffTranslatedText } from "~/layout/translated-documents";

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
