import { useEffect, useId, useState } from "react";
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
const icons = { system: "monitor", light: "sun", dark: "moon" } as const;

/** Menu to choose the system, light or dark theme. Without JavaScript, the system's preference applies. */
export function ColourModeMenu() {
  const [mode, setMode] = useState<ColourMode>();
  const group = useId();
  useEffect(() => {
    let stored = storedColourMode();
    setMode(stored);
    // Another page of the site has changed it. A choice that could not be stored stays.
    const follow = () => {
      if (stored === storedColourMode()) return;
      stored = storedColourMode();
      showColourMode(stored);
      setMode(stored);
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  // The button appears only after the browser has read the stored theme; its picture is there from the start.
  return (
    <div ref={restoreColourMode} className="icon-button relative">
      <Icon name="contrast" className="size-5 noscript:hidden" />
      {mode && (
        <>
          <button type="button" popovertarget={group} aria-label="Motyw" className="absolute inset-0" />
          <div id={group} popover="auto" data-stays-open="" className="menu-popover">
            <fieldset>
              <legend className="sr-only">Motyw strony</legend>
              {colourModes.map((option) => (
                <label
                  key={option}
                  className="flex min-h-11 items-center gap-3 rounded-lg px-3 hover:bg-sunken"
                >
                  <input
                    type="radio"
                    name={group}
                    checked={option === mode}
                    onChange={() => {
                      chooseColourMode(option);
                      setMode(option);
                    }}
                  />
                  <Icon name={icons[option]} />
                  {names[option]}
                </label>
              ))}
            </fieldset>
          </div>
        </>
      )}
    </div>
  );
}
