import { translatedHref } from "~/http/translated-page";
import { navigateTo } from "~/remix/router";
import { addToast } from "~/ui/toasts";

const notReadyWarning = "Google Translate nie jest jeszcze dostępny";

/**
 * Time in ms after which a warning is logged if the widget has not loaded. A widget that loads later is still used
 * (behaviour 9.3).
 */
const slowAfterMs = 5_000;

const containerId = "translation-widget";
const callbackName = "modrawaTranslationLoaded";

type TranslateElement = new (options: object, containerId: string) => unknown;
type TranslationWindow = { google?: { translate?: { TranslateElement?: TranslateElement } } } & {
  [callbackName]?: () => void;
};

/**
 * Loads the translation script, and translates the page as soon as the script's widget is ready (behaviour 9.3). The
 * visitor need not click again, because they chose the translated URL. If the script fails to load, the page is
 * the Polish one again, and says so.
 */
export function translatePage(scriptUrl: string) {
  if (document.getElementById(containerId)) return;
  const container = document.createElement("div");
  container.id = containerId;
  container.hidden = true;
  document.body.append(container);

  const slow = setTimeout(warn, slowAfterMs);
  new MutationObserver((_, observer) => {
    if (!container.querySelector("select option[value=en]")) return;
    observer.disconnect();
    clearTimeout(slow);
    setPageLanguage("en");
  }).observe(container, { childList: true, subtree: true });

  const page = window as TranslationWindow;
  page[callbackName] = () => {
    const Widget = page.google?.translate?.TranslateElement;
    if (!Widget) return warn();
    new Widget({ pageLanguage: "pl", includedLanguages: "pl,en", autoDisplay: false }, containerId);
  };
  const script = document.createElement("script");
  const source = new URL(scriptUrl);
  source.searchParams.set("cb", callbackName);
  script.src = source.href;
  script.onerror = () => {
    clearTimeout(slow);
    warn();
    const { pathname, search, hash } = location;
    navigateTo(translatedHref(pathname + search + hash, false), { replace: true, preventScrollReset: true });
    void addToast({
      color: "error",
      title: "No translation",
      description: "Your browser or network blocks Google Translate, so this page stays in Polish.",
      lang: "en",
    });
  };
  document.head.append(script);
}

/** Selects the language in the hidden widget; only logs a warning if the widget is not ready. */
export function setPageLanguage(language: "pl" | "en") {
  const choice = document.querySelector<HTMLSelectElement>("select.goog-te-combo");
  if (!choice) return warn();
  choice.value = language;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Deletes the translation service's cookies for this site, so that later pages stay Polish. */
export function forgetTranslation() {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, position) => `;domain=.${labels.slice(position).join(".")}`);
  for (const domain of ["", ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
    document.cookie = `googtrans=;path=/;max-age=0${domain}`;
  }
}

function warn() {
  console.warn(notReadyWarning);
}
