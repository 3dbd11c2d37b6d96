import { useLocation } from "@remix-run/react";
import { useSiteData } from "./site-data";

/**
 * The language buttons PL and EN (specification §2). EN leads to the page-translation proxy of this very page, so it
 * works without JavaScript.
 */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const siteUrl = useSiteData()?.siteUrl;
  if (!siteUrl) return null;
  return (
    <ul aria-label="Język" className="flex items-center text-sm font-semibold" translate="no">
      <li>
        <a href={pathname} lang="pl" aria-current="true" className="icon-button text-primary">
          PL
        </a>
      </li>
      <li>
        <a href={translationProxyUrl(siteUrl, pathname)} lang="en" className="icon-button text-muted">
          EN
        </a>
      </li>
    </ul>
  );
}

/** Address of a page of this site as the page-translation service shows it in English. */
export function translationProxyUrl(siteUrl: string, pathname: string): string {
  const host = new URL(siteUrl).hostname.replaceAll("-", "--").replaceAll(".", "-");
  return `https://${host}.translate.goog${pathname}?_x_tr_sl=pl&_x_tr_tl=en&_x_tr_hl=pl`;
}
