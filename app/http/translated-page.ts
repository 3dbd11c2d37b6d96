import { isTokenPath } from "~/http/guard/form-paths";

/** Query parameter that requests a page with the translation script (docs/decisions/0004). */
export const translationParameter = "jezyk";

/** The only valid value of {@link translationParameter}; any other value is ignored. */
export const translationLanguage = "en";

/**
 * Tells whether a page may load the translation script. The script can read the page's URL, so pages with a token may
 * not.
 */
export function isTranslatable(pathname: string): boolean {
  return !isTokenPath(pathname);
}

export function isTranslatedPage({ pathname, search }: Pick<URL, "pathname" | "search">): boolean {
  const language = new URLSearchParams(search).get(translationParameter);
  return language === translationLanguage && isTranslatable(pathname);
}

/**
 * Returns an href in the language of the page that leads there.
 * @param from URL of that page, or of its form
 */
export function inLanguageOf(from: URL, href: string): string {
  return isTranslatedPage(from) ? translatedHref(href, true) : href;
}

/**
 * Returns the URL of the same page, translated or in Polish.
 * @param href path and query of a page of this site
 */
export function translatedHref(href: string, isTranslated: boolean): string {
  const url = new URL(href, "http://site.invalid");
  if (isTranslated) url.searchParams.set(translationParameter, translationLanguage);
  else url.searchParams.delete(translationParameter);
  return url.pathname + url.search + url.hash;
}
