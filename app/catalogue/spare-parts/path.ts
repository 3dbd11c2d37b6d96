const folder = "/czesci-zamienne/";

/** Returns the path of a spare part's page. @param code current catalogue number */
export function sparePartPath(code: string): string {
  return folder + code;
}

/** Returns the catalogue number in the path of a spare part's page. */
export function codeInPath(href: string): string {
  return href.slice(folder.length);
}
