export const colourModes = ["system", "light", "dark"] as const;
export type ColourMode = (typeof colourModes)[number];

const storageKey = "modrawa:colour-mode";

/** The visitor's preference, `system` where nothing (or nothing readable) is stored (behaviour 8.1). */
export function storedColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return colourModes.find((mode) => mode === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Stores the preference and applies it at once. Without storage it lasts until the next full load. */
export function chooseColourMode(mode: ColourMode) {
  showColourMode(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is blocked or full: the choice holds until the next full load.
  }
}

/** Applies the stored theme to a document that React has recreated, as it does for an error page. */
export function restoreColourMode() {
  const mode = storedColourMode();
  if (mode !== "system") document.documentElement.classList.add(mode);
}

/**
 * Puts the theme's class on the document; with `system` there is none and the style sheet follows the system. Colours
 * change at once: transitions are off meanwhile.
 */
function showColourMode(mode: ColourMode) {
  const { classList } = document.documentElement;
  classList.add("without-transitions");
  classList.remove("light", "dark");
  if (mode !== "system") classList.add(mode);
  // Reading a computed style forces a recalculation, so the change takes effect before transitions are back on.
  getComputedStyle(document.body).getPropertyValue("color");
  classList.remove("without-transitions");
}

/**
 * The theme that the page's `handle` forces (behaviour 8.2); the innermost route with a demand wins. `system` cannot be
 * forced: that is rejected with a warning.
 */
export function forcedColourMode(demands: (ColourMode | undefined)[]): "light" | "dark" | undefined {
  const demand = demands.findLast(Boolean);
  if (demand !== "system") return demand;
  console.warn("You cannot force the colorMode to system at the page level.");
  return undefined;
}

/** Runs before the first paint, so that no page flashes in the wrong theme. */
export const colourModeScript = `try{let mode=localStorage.getItem("${storageKey}");if(/^(light|dark)$/.test(mode))document.documentElement.classList.add(mode)}catch{}`;
