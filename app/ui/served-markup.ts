import { useState } from "react";

/**
 * Markup that the server puts into the document and React leaves alone. It survives an error page, for which React
 * recreates the document.
 * @param id of the element with the markup
 * @param onServer the markup on the server, where there is no document
 */
export function useServedMarkup(id: string, onServer = ""): string {
  const [html] = useState(() =>
    import.meta.env.SSR ? onServer : (document.getElementById(id)?.innerHTML ?? ""),
  );
  return html;
}
