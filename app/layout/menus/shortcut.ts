import { useEffect, useState } from "react";
import { hasModifier } from "~/ui/modifier-keys";
import { createKeyChain, takesLetters } from "./key-chain";

const storageKey = "modrawa:menu-shortcut";
const shortcut = "o";

/** Whether the shortcut is on; by default, and where storage cannot be read, it is. */
function isStoredOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/**
 * The key `o` calls `toggle` (behaviour 3.5), unless a control that takes letters has the focus.
 * @returns whether the shortcut is on, and how to switch it: the choice is remembered (WCAG 2.1.4)
 */
export function useMenuShortcut(toggle: () => void): [isOn: boolean, switchTo: (on: boolean) => void] {
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(isStoredOn()), []);

  useEffect(() => {
    if (!isOn) return;
    const recognise = createKeyChain([shortcut]);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || hasModifier(event) || takesLetters(document.activeElement)) return;
      if (recognise(event.key, event.timeStamp) !== shortcut) return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOn, toggle]);

  return [
    isOn,
    (on) => {
      setOn(on);
      try {
        localStorage.setItem(storageKey, on ? "on" : "off");
      } catch {
        // Storage is blocked or full: the choice holds until the next full load.
      }
    },
  ];
}
