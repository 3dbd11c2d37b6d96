export const colourModes = ["system", "light", "dark"] as const;
export type ColourMode = (typeof colourModes)[number];

const storageKey = "modrawa:colour-mode";

/** The visitor's preference, `system` where nothing (or nothing readable) is stored (specification §2). */
export function storedColourMode(): ColourMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return colourModes.find((mode) => mode === stored) ?? "system";
  } catch {
    return "system";
  }
}

/** Keeps the preference and shows it at once. Without storage it holds for this page only. */
export function chooseColourMode(mode: ColourMode) {
  showColourMode(mode);
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Storage is blocked or full: the choice holds until the next full load.
  }
}

/** Puts the theme's class on the document; with `system` there is none and the style sheet follows the system. */
export function showColourMode(mode: ColourMode) {
  document.documentElement.classList.remove("light", "dark");
  if (mode !== "system") document.documentElement.classList.add(mode);
}

/** Runs before the first paint, so that no page flashes in the wrong theme. */
export const colourModeScript = `try{var m=localStorage.getItem(${JSON.stringify(storageKey)});if(m==="light"||m==="dark")document.documentElement.classList.add(m)}catch(e){}`;
