/** True for an address that leaves the site, or that the browser itself handles (`mailto:`, `tel:`). */
export function isExternal(to: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(to);
}

/** An address of this site without the slashes at its path's end; query and fragment stay (specification §2). */
export function withoutSlashAtEnd(to: string): string {
  return to.replace(/^([^?#]*[^/?#])\/+(?=$|[?#])/, "$1");
}
