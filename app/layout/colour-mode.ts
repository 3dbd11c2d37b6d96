import { memorise, recall } from "lib/platform/browser-memory";

export const colourModes = ["system", "light", "dark"] as const;
export type ColourMode = (typeof colourModes)[number];

const storageKey = "modrawa:colour-mode";

/** Returns the visitor's theme. Returns `system` if no valid theme is stored or storage is blocked (behaviour 8.1). */
export function storedColourMode(): ColourMode {
  const stored = recall(storageKey);
  return colourModes.find((mode) => mode === stored) ?? "system";
}

/** Stores the theme and applies it immediately. If storage fails, the theme lasts until the next full page load. */
export function chooseColourMode(mode: ColourMode) {
  showColourMode(mode);
  memorise(storageKey, mode);
}

/** Applies the stored theme again after React has recreated the document, as it does for an error page. */
export function restoreColourMode() {
  const mode = storedColourMode();
  if (mode !== "system") document.documentElement.classList.add(mode);
}

/**
 * Sets the theme's class on the document. `system` has no class, so the style sheet follows the operating system.
 * Transitions are disabled during the change, so that colours change immediately.
 */
export function showColourMode(mode: ColourMode) {
  const { classList } = document.documentElement;
  classList.add("without-transitions");
  classList.remove("light", "dark");
  if (mode !== "system") classList.add(mode);
  // Reading a computed style forces a recalculation, so the change takes effect before transitions are re-enabled.
  getComputedStyle(document.body).getPropertyValue("color");
  classList.remove("without-transitions");
}

/**
 * Returns the theme that a route's `handle` forces on the page (behaviour 8.2). If several routes force a theme, the
 * innermost route wins. `system` cannot be forced: it is ignored, and a warning is logged.
 */
export function forcedColourMode(demands: (ColourMode | undefined)[]): "light" | "dark" | undefined {
  const demand = demands.findLast(Boolean);
  if (demand !== "system") return demand;
  console.warn("You cannot force the colorMode to system at the page level.");
  return undefined;
}

/** Inline script that applies the stored theme before the first paint, so that no page flashes in the wrong theme. */
export const colourModeScript = `try{let mode=localStorage["${storageKey}"];if(mode)classList.add(mode)}catch{}`;
