import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nameHistoryEntry } from "~/browser/recall/scroll-memory";
import { keepReactOffTranslatedText } from "~/layout/languages/translated-documents";

// Must run before React adds its listeners, so that it can stop events that only the browser should handle.
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
