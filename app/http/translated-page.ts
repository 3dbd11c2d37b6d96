import { isTokenPath } from "~/http/guard/form-paths";

/** The URL parameter that asks for a page with the page-translation script (docs/decisions/0004). */
export const translationParameter = "jezyk";

/** The one value of the parameter; any other counts as absent. */
export const translationLanguage = "en";

/** Whether a page may be translated: the script reads the page's URL, so pages with a token never load it. */
export function isTranslatable(pathname: string): boolean {
  return !isTokenPath(pathname);
}

export function isTranslatedPage({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  const language = new URLSearchParams(search).get(translationParameter);
  return language === translationLanguage && isTranslatable(pathname);
}

/**
 * The URL of the same page, translated or in Polish.
 * @param href path and query on this site
 */
export function translatedHref(href: string, isTranslated: boolean): string {
  const url = new URL(href, "http://site.invalid");
  if (isTranslated) url.searchParams.set(translationParameter, translationLanguage);
  else url.searchParams.delete(translationParameter);
  return url.pathname + url.search + url.hash;
}
