/*
 * A number that shows whether a document is still the one that the server sent: its elements plus the characters of its
 * texts. The texts of scripts do not count, because the page replaces one of its own.
 */

declare global {
  interface Window {
    /** {@link sizeOfMarkup} of the document, set by its scripts. Undefined in development. */
    servedSize?: number;
  }
}

export function sizeOfMarkup(html: string): number {
  let size = 0;
  let isScript = false;
  for (const part of html.split("<")) {
    if (part.startsWith("/script")) isScript = false;
    if (isScript) continue;
    if (/^[a-z]/i.test(part)) size += 1;
    isScript = part.startsWith("script");
    if (!isScript) size += part.slice(part.indexOf(">") + 1).replace(/&[#\w]+;/g, "&").length;
  }
  return size;
}

/** Returns true if nobody has added to the document, or taken from it, since the server sent it. */
export function isAsServed(): boolean {
  if (window.servedSize === undefined) return true;
  let size = document.querySelectorAll("*:not([rel=modulepreload])").length;
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text.parentElement?.localName !== "script") size += text.nodeValue?.length ?? 0;
  return size === window.servedSize;
}
