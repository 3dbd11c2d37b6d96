/*
 * A number that shows whether a document is still the one that the server sent: its elements and comments plus the
 * characters of its texts. React needs the comments, which keep texts apart and are gone where an extension has set the
 * text of their element. The texts of scripts do not count, because the page replaces one of its own, nor does what the
 * page's own elements are filled with (`range/product-note.ts`).
 */

declare global {
  interface Window {
    /** The number that `readMarkup` has counted; the document's scripts set it. Undefined in development. */
    servedSize?: number;
  }
}

/** Returns true if nothing was added to the document or removed from it since the server sent it. */
export function isAsServed(): boolean {
  if (window.servedSize === undefined) return true;
  let size = document.querySelectorAll("*:not([rel=modulepreload],product-note *,basin-filter *)").length;
  const nodes = document.createTreeWalker(document, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (node instanceof Comment) size += 1;
    else if (!node.parentElement?.closest("script,product-note,basin-filter"))
      size += node.nodeValue?.length ?? 0;
  return size === window.servedSize;
}
