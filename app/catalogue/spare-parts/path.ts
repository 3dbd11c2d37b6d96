const folder = "/czesci-zamienne/";

/** The page of a spare part, by its catalogue number of today. */
export function sparePartPath(code: string): string {
  return folder + code;
}

/** The number in the address of a spare part's page. */
export function codeInPath(address: string): string {
  return address.slice(folder.length);
}
