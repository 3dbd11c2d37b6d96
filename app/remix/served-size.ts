/*
 * A number that shows whether a document is still the one that the server sent: its elements and comments plus the
 * characters of its texts. React needs the comments, which keep texts apart and are gone where an extension has set the
 * text of their element. The texts of scripts do not count, because the page replaces one of its own, nor does what the
 * page's own elements are filled with (`range/product-note.ts`).
 */

declare global {
  interface Window {
    /** {@link sizeOfMarkup} of the document, set by its scripts. Undefined in development. */
    servedSize?: number;
  }
}

/** Searches the document, because the pieces of one that is split would take ten times as long. */
export function sizeOfMarkup(html: string): number {
  let size = 0;
  for (let tag = html.indexOf("<"), next: number; tag >= 0; tag = next) {
    if (isLetter(html.charCodeAt(tag + 1)) || html.startsWith("!--", tag + 1)) size += 1;
    const isScript = html.startsWith("script", tag + 1);
    next = html.indexOf(isScript ? "</script" : "<", tag + 1);
    const text = isScript ? "" : html.slice(html.indexOf(">", tag) + 1, next < 0 ? html.length : next);
    size += (text.includes("&") ? text.replace(/&[#\w]+;/g, "&") : text).length;
  }
  return size;
}

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;

/** Returns true if nobody has added to the document, or taken from it, since the server sent it. */
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
