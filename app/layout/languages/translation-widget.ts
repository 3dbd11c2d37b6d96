const notReadyWarning = "Google Translate nie jest jeszcze dostępny";

/** A widget that has not come by then is worth a warning; it is still used when it comes. */
const slowAfterMs = 5_000;

const containerId = "translation-widget";
const callbackName = "modrawaTranslationLoaded";

type TranslateElement = new (options: object, containerId: string) => unknown;
type TranslationWindow = { google?: { translate?: { TranslateElement?: TranslateElement } } } & {
  [callbackName]?: () => void;
};

/**
 * Loads the page-translation script, and has the page translated as soon as its widget is ready: the visitor's press
 * that led to this address is carried out (behaviour 9.3). Without the script the page stays as it is.
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
  };
  document.head.append(script);
}

/** Sets the hidden widget's value and fires its change; where it is not ready, a warning and nothing else. */
export function setPageLanguage(language: "pl" | "en") {
  const choice = document.querySelector<HTMLSelectElement>("select.goog-te-combo");
  if (!choice) return warn();
  choice.value = language;
  choice.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Takes away what the translation service remembers in this site's name, so that Polish stays Polish. */
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
