import { useState } from "react";

/**
 * Markup that the server puts into the document and React leaves alone. It outlives an error of the page, for which
 * React makes the document anew.
 * @param id of the element that has the markup
 * @param onServer the markup, where there is no document yet
 */
export function useServedMarkup(id: string, onServer = ""): string {
  const [html] = useState(() =>
    import.meta.env.SSR ? onServer : (document.getElementById(id)?.innerHTML ?? ""),
  );
  return html;
}
