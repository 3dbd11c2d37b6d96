import { useState } from "react";

/**
 * Returns an element's markup as the server sent it, so that hydration does not change it. The markup is preserved even
 * when React recreates the document, as it does for an error page.
 * @param id id of the element
 * @param onServer markup to use during server rendering, where there is no document
 */
export function useServedMarkup(id: string, onServer = ""): string {
  const [html] = useState(() =>
    import.meta.env.SSR ? onServer : (document.getElementById(id)?.innerHTML ?? ""),
  );
  return html;
}
