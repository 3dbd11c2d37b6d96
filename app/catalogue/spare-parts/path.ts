const folder = "/czesci-zamienne/";

/** The page of a spare part, by its catalogue number of today. */
export function sparePartPath(code: string): string {
  return folder + code;
}

/** The number in the URL of a spare part's page. */
export function codeInPath(href: string): string {
  return href.slice(folder.length);
}
