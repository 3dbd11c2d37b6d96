const folder = "/czesci-zamienne/";

/** The page of a spare part, by its catalogue number of today. */
export function sparePartAddress(code: string): string {
  return folder + code;
}

/** The number in the address of a spare part's page. */
export function codeInAddress(address: string): string {
  return address.slice(folder.length);
}
