import { readyEvent } from "../scripts-ready";

/*
 * Decides when the page's scripts start (decision 0011). Until then, the browser handles links, forms and panels
 * natively.
 */

/**
 * Inline script of every page, which has its source: it may use nothing of this file but what it is given.
 *
 * It preloads the page's modules when the page is loaded and idle. It runs them at the first input. A press, a key or a focus counts as input at any time; a pointer move or a scroll counts only after the
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
const startScripts = (ready: string): void => {
  /** Maximum time in ms that a click waits for the scripts. After that, the browser handles the click natively. */
  const maxWaitMs = 2_000;
  /**
   * Time in ms after which the scripts start even without input, because the visitor may be reading or using a screen
   * reader. Also the maximum time to wait for the page to become idle.
   */
  const withoutSignMs = 5_000;

  const late = document.getElementById("late-script") as HTMLScriptElement;
  const idle: (run: () => void, options: IdleRequestOptions) => void = self.requestIdleCallback || setTimeout;
  const signs = new AbortController();
  const waits = new AbortController();
  let seen: Record<string, Event> = {};
  let pressed: HTMLElement | null;

  const listen = (names: string, act: (event: MouseEvent) => void, signal?: AbortSignal) => {
    for (const name of names.split(" ")) addEventListener(name as "click", act, { capture: true, signal });
  };
  const note = (event: Event) => {
    seen[/pointer|click/.test(event.type) ? "pointerover" : event.type] = event;
  };
  const load = () => {
    for (const [, href] of late.text.matchAll(/import\("([^"]+)/g))
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  };
  const wait = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>("[data-scripted],[href*='?dodaj=']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = link;
  };
  const release = () => {
    waits.abort();
    pressed?.click();
    for (const [type, event] of Object.entries(seen))
      event.target?.dispatchEvent(new (event.constructor as typeof Event)(type, event));
    pressed = null;
    seen = {};
  };
  const start = (event?: MouseEvent) => {
    if (signs.signal.aborted) return;
    signs.abort();
    load();
    late.replaceWith(Object.assign(document.createElement("script"), { type: "module", text: late.text }));
    listen("click", wait, waits.signal);
    listen(
      "keydown",
      (key) => {
        note(key);
        key.stopPropagation();
      },
      waits.signal,
    );
    if (event) note(event);
    if (event?.type === "click") wait(event);
    addEventListener(ready, release);
    setTimeout(release, maxWaitMs);
  };

  listen("pointermove pointerdown focusin", note, waits.signal);
  listen("pointerdown click keydown focusin", start, signs.signal);
  listen("click", (event) => {
    if (event.detail)
      (event.target as Element).closest<HTMLElement>("button,a")?.focus({ preventScroll: true });
  });
  addEventListener("load", () =>
    idle(
      () => {
        if (location.hash || document.querySelector("[data-start]")) return start();
        load();
        listen("pointermove scroll", start, signs.signal);
        setTimeout(start, withoutSignMs);
      },
      { timeout: withoutSignMs },
    ),
  );
};

export const startScript = `(${startScripts})(${JSON.stringify(readyEvent)})`;
