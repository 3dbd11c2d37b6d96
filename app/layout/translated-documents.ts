import { preparePlainPost } from "~/browser/plain-post";
import {
  isTranslatedPage,
  translatedHref,
  translationLanguage,
  translationParameter,
} from "~/http/translated-page";
import { shownLocation } from "~/remix/router";

/** Returns true if a translator has rewritten the page's text or is about to do so. React must not change that text. */
export function isTranslated(): boolean {
  return isTranslatedPage(location) || document.documentElement.matches(".translated-ltr, .translated-rtl");
}

/**
 * On translated pages, makes links load full documents and forms post natively, so that React never patches translated
 * text (behaviour 9.4). The listeners run before React's listeners. They ignore language links and links that open a
 * panel.
 */
export function keepReactOffTranslatedText() {
  addEventListener("click", leaveLinkToBrowser, true);
  addEventListener("submit", leaveFormToBrowser, true);
  addEventListener(
    "popstate",
    (event) => {
      // The router handles this event later, so `shownLocation` still returns the location of the page on screen.
      const shown = shownLocation();
      const isSamePage = shown?.pathname === location.pathname && shown.search === location.search;
      if (isSamePage || !isTranslated()) return;
      event.stopImmediatePropagation();
      location.reload();
    },
    true,
  );
}

function leaveLinkToBrowser(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest("a[href]");
  if (!link || link.matches("[hreflang], [aria-haspopup]") || !isTranslated()) return;
  const target = new URL(link.getAttribute("href") ?? "", location.href);
  if (target.origin !== location.origin) return;
  event.stopPropagation();
  const isSamePage = target.pathname === location.pathname && target.hash;
  if (isSamePage || !isTranslatedPage(location)) return;
  link.setAttribute("href", translatedHref(target.pathname + target.search + target.hash, true));
}

/**
 * Name of the submit button that conform, the form library, uses to validate a single field (its constant `INTENT`).
 */
const fieldCheck = "__intent__";

/**
 * Lets the browser submit the form and show the response as a page. The page's language is sent as a form field and,
 * for a POST, also in the URL.
 */
function leaveFormToBrowser(event: SubmitEvent) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !isTranslated()) return;
  // With this button, conform only validates a field. It cancels the submission itself.
  if (event.submitter?.getAttribute("name") === fieldCheck) return;
  event.stopPropagation();
  preparePlainPost(form);
  if (!isTranslatedPage(location)) return;
  if (form.method === "post") form.action = translatedHref(form.action, true);
  const keepLanguage = ({ formData }: FormDataEvent) =>
    formData.set(translationParameter, translationLanguage);
  form.addEventListener("formdata", keepLanguage, { once: true });
}
