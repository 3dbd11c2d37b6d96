/** Event on the window with which the page's modules say that they can handle input. */
export const readyEvent = "scripts-ready";

/** Replays the input that has waited for the page's scripts. Call this when the scripts can handle input. */
export function reportScriptsReady() {
  dispatchEvent(new Event(readyEvent));
}
