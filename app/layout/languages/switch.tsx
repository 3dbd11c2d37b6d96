import { useLocation } from "@remix-run/react";
import { useHydrated } from "remix-utils/use-hydrated";
import { isTranslatable, isTranslatedPage, translatedHref } from "~/http/translated-page";
import { useSiteData } from "~/layout/site-data";
import { hasModifier } from "~/ui/behaviour";
import { loadWidget } from "./load-widget";

/**
 * Language buttons PL and EN (behaviours 9.1, 9.2, 9.5). EN links to the translated URL of the same page, which loads
 * the translation widget. Without JavaScript, EN links to Google's page-translation proxy instead. Pages that must not
 * be translated have no buttons.
 */
export function LanguageSwitch() {
  const location = useLocation();
  const { pathname, search } = location;
  const siteUrl = useSiteData()?.siteUrl;
  const isHydrated = useHydrated();
  if (!siteUrl || !isTranslatable(pathname)) return null;
  const isEnglish = isTranslatedPage(location);
  const href = pathname + search;

  return (
    <ul aria-label="Język" className="flex items-center text-sm font-semibold" translate="no">
      <li>
        <a
          href={translatedHref(href, false)}
          // The server may render a different href, because it strips query parameters that the page does not read.
          suppressHydrationWarning
          lang="pl"
          hrefLang="pl"
          aria-current={!isEnglish || undefined}
          onClick={isEnglish ? backToPolish : undefined}
          className={linkLook}
        >
          PL
        </a>
      </li>
      <li>
        <a
          href={isHydrated ? translatedHref(href, true) : translationProxyUrl(siteUrl, pathname)}
          data-scripted=""
          lang="en"
          hrefLang="en"
          aria-current={isEnglish || undefined}
          onClick={isEnglish ? againInEnglish : undefined}
          className={linkLook}
        >
          EN
        </a>
      </li>
    </ul>
  );
}

const linkLook = "icon-button text-muted aria-[current]:text-primary";

async function againInEnglish(event: React.MouseEvent) {
  if (hasModifier(event)) return;
  event.preventDefault();
  (await loadWidget()).setPageLanguage("en");
}

/**
 * Switches the widget back to Polish, and then also reloads the page, because the widget restores Polish unreliably.
 */
async function backToPolish(event: React.MouseEvent<HTMLAnchorElement>) {
  if (hasModifier(event)) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  const { setPageLanguage, forgetTranslation } = await loadWidget();
  setPageLanguage("pl");
  forgetTranslation();
  location.assign(href);
}

/** Returns the URL of a page's English version at Google's page-translation proxy. */
export function translationProxyUrl(siteUrl: string, pathname: string): string {
  const host = new URL(siteUrl).hostname.replaceAll("-", "--").replaceAll(".", "-");
  return `https://${host}.translate.goog${pathname}?_x_tr_sl=pl&_x_tr_tl=en&_x_tr_hl=pl`;
}
