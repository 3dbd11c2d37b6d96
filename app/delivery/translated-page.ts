/** The address parameter that asks for a page with the page-translation script (docs/decisions/0004). */
export const translationParameter = "jezyk";

/** The one value of the parameter; any other counts as absent. */
export const translationLanguage = "en";

/** @param search the query of an address, with or without `?` */
export function isTranslatedPage(search: string): boolean {
  return new URLSearchParams(search).get(translationParameter) === translationLanguage;
}

/**
 * The address of the same page, translated or in Polish.
 * @param address path and query on this site
 */
export function translatedAddress(address: string, isTranslated: boolean): string {
  const url = new URL(address, "http://site.invalid");
  if (isTranslated) url.searchParams.set(translationParameter, translationLanguage);
  else url.searchParams.delete(translationParameter);
  return url.pathname + url.search + url.hash;
}
