import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icons";
import {
  type ColourMode,
  chooseColourMode,
  colourModes,
  restoreColourMode,
  showColourMode,
  storedColourMode,
} from "../colour-mode";

const names = { system: "Systemowy", light: "Jasny", dark: "Ciemny" } as const;

/**
 * Menu to choose the system, light or dark theme. It opens before the scripts run, and they apply what was chosen until then.
 * Without JavaScript it is hidden, and the system's preference applies.
 */
export function ColourModeMenu() {
  const [mode, setMode] = useState<ColourMode>();
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    let stored = storedColourMode();
    const radios = [...(choices.current?.querySelectorAll("input") ?? [])];
    const chosen = colourModes[radios.findIndex(({ checked }) => checked)];
    if (chosen) chooseColourMode(chosen);
    setMode(chosen ?? stored);
    // Follows the theme that another tab has stored. A choice that could not be stored is kept.
    const follow = () => {
      if (stored === storedColourMode()) return;
      stored = storedColourMode();
      showColourMode(stored);
      setMode(stored);
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  return (
    // With autocomplete, browsers would restore the radio button chosen before a reload.
    <form ref={restoreColourMode} method="dialog" autoComplete="off" className="noscript:hidden">
      <button type="button" popovertarget="theme-menu" aria-label="Motyw" className="icon-button">
        <Icon name="contrast" className="size-5" />
      </button>
      <fieldset
        id="theme-menu"
        ref={choices}
        popover="auto"
        data-stays-open=""
        aria-label="Motyw"
        className="menu-popover border border-line"
      >
        {colourModes.map((option) => (
          <label
            key={option}
            className="flex min-h-12 items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken"
          >
            <input
              type="radio"
              name="theme"
              checked={option === mode}
              onChange={() => {
                chooseColourMode(option);
                setMode(option);
              }}
            />
            {names[option]}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
