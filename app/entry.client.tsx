import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nameHistoryEntry } from "~/browser/recall/scroll-memory";
import { keepReactOffTranslatedText } from "~/layout/languages/translated-documents";

// Must run before React adds its listeners, so that events meant only for the browser never reach React.
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
