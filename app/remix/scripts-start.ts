import { readyEvent } from "./scripts-ready";

/*
 * Decides when the page's scripts start (decision 0011). Until then, the browser handles links, forms and panels
 * natively.
 */

/** Maximum time in ms that a click waits for the scripts. After that, the browser handles the click natively. */
const maxWaitMs = 2_000;

/**
 * Time in ms after which the scripts start even without input, because the visitor may be reading or using a screen
 * reader. Also the maximum time to wait for the page to become idle.
 */
const withoutSignMs = 5_000;

const given = { readyEvent, maxWaitMs, withoutSignMs };

/**
 * Inline script of every page, which has its source: it may use nothing but what it is given. It preloads the page's modules when the page is loaded and idle. It runs them at the
 * first input. A press, a key or a focus counts as input at any time; a pointer move or a scroll counts only after the
 * preload. If the URL has a fragment, or if the script element or another has `data-start`, it runs the modules as soon as the
 * page is idle.
 *
 * While the modules start, a click waits if it is on an element that behaves differently with scripts
 * (`data-scripted`). When the modules are ready, this script repeats that click and the last key, focus and pointer
 * event; the pointer event, which may be older than the preload, becomes a `pointerover`. Until then, it hides keys from other listeners, because a key would
 * otherwise have its effect twice.
 *
 * As long as the page is shown, the script also focuses each button or link that is pressed, because Safari does not:
 * when a panel closes, browsers return the focus to the element that had it before. It does so after it has noted the
 * click as input, because a focus counts as input too.
 */
function startScripts({ readyEvent, maxWaitMs, withoutSignMs }: typeof given): void {
  const late = document.getElementById("late-script") as HTMLScriptElement;
  const idle: (run: () => void, options: IdleRequestOptions) => void =
    self.requestIdleCallback ?? ((run) => setTimeout(run));
  const signs = new AbortController();
  const waits = new AbortController();
  const seen = new Map<string, Event>();
  let pressed: HTMLElement | null = null;
  let isLoaded = false;

  const listen = (names: string[], act: (event: Event) => void, signal?: AbortSignal) => {
    for (const name of names) addEventListener(name, act, { capture: true, signal });
  };
  const note = (event: Event) =>
    seen.set(/pointer|click/.test(event.type) ? "pointerover" : event.type, event);
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    for (const [, href] of late.text.matchAll(/import\("([^"]+)/g))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  };
  const wait = (event: Event) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-scripted],[href*='?dodaj=']");
    const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = link;
  };
  const release = () => {
    waits.abort();
    pressed?.click();
    for (const [type, event] of seen)
      event.target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    pressed = null;
    seen.clear();
  };
  const start = (event?: Event) => {
    signs.abort();
    load();
    const { text } = late;
    late.replaceWith(Object.assign(document.createElement("script"), { type: "module", text }));
    listen(["click"], wait, waits.signal);
    listen(
      ["keydown"],
      (key) => {
        note(key);
        key.stopPropagation();
      },
      waits.signal,
    );
    if (event) note(event);
    if (event?.type === "click") wait(event);
    addEventListener(readyEvent, release);
    setTimeout(release, maxWaitMs);
  };

  listen(["pointermove", "pointerdown", "focusin"], note, waits.signal);
  listen(["pointerdown", "click", "keydown", "focusin"], start, signs.signal);
  listen(["click"], (event) => {
    const pressable = (event.target as Element).closest<HTMLElement>("button,a");
    if ((event as MouseEvent).detail) pressable?.focus({ preventScroll: true });
  });
  const whenIdle = () => {
    if (signs.signal.aborted) return;
    if (location.hash || document.querySelector("[data-start]")) return start();
    load();
    listen(["pointermove", "scroll"], start, signs.signal);
    setTimeout(() => signs.signal.aborted || start(), withoutSignMs);
  };
  addEventListener("load", () => idle(whenIdle, { timeout: withoutSignMs }));
}

export const startScript = `(${startScripts})(${JSON.stringify(given)})`;
