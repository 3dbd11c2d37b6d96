import { useState } from "react";

/**
 * Returns an element's markup as the server sent it, so that hydration leaves it unchanged. The markup survives error
 * pages, for which React recreates the document.
 * @param id id of the element
 * @param onServer markup during server rendering, where there is no document
 */
export function useServedMarkup(id: string, onServer = ""): string {
  const [html] = useState(() =>
    import.meta.env.SSR ? onServer : (document.getElementById(id)?.innerHTML ?? ""),
  );
  return html;
}
