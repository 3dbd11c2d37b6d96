/**
 * Matches the tags of scripts that need no hash: external scripts (`src`), and JSON data blocks, which browsers never
 * execute.
 */
const hasNoCode = /\s(?:src=|type="application\/(?:ld\+)?json")/;
const iconStart = '<use href="#icon-';

/**
 * Searches a rendered document in one pass, because splitting it would take ten times as long. Looking for `>`
 * suffices: React escapes it in attributes, and closes every script.
 * @returns `size` as `isAsServed` counts it in the browser, the names of the icons shown, and the inline scripts' code
 */
export function readMarkup(html: string) {
  const icons = new Set<string>();
  const inlineScripts: string[] = [];
  let size = 0;
  for (let tag = html.indexOf("<"), next: number; tag >= 0; tag = next) {
    const end = html.indexOf(">", tag) + 1;
    const isScript = html.startsWith("script", tag + 1);
    next = html.indexOf(isScript ? "</script" : "<", tag + 1);
    const text = html.slice(end, next < 0 ? html.length : next);
    if (isLetter(html.charCodeAt(tag + 1)) || html.startsWith("!--", tag + 1)) size += 1;
    if (!isScript) size += (text.includes("&") ? text.replace(/&[#\w]+;/g, "&") : text).length;
    else if (!hasNoCode.test(html.slice(tag, end))) inlineScripts.push(text);
    const icon = tag + iconStart.length;
    if (html.startsWith(iconStart, tag)) icons.add(html.slice(icon, html.indexOf('"', icon)));
  }
  return { size, icons, inlineScripts };
}

const isLetter = (code: number) => (code | 32) >= 97 && (code | 32) <= 122;
