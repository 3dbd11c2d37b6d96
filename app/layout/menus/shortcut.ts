import { memorise, recall } from "lib/platform/browser-memory";
import { useEffect, useState } from "react";
import { hasModifier } from "~/ui/behaviour";
import { createKeyChain, takesLetters } from "./key-chain";

const storageKey = "modrawa:menu-shortcut";
const shortcut = "o";

/**
 * Calls `toggle` when the key `o` is pressed (behaviour 3.5), unless the focus is on a control that receives typed
 * letters.
 * @returns whether the shortcut is on, and a function that turns it on or off and stores the choice (WCAG 2.1.4)
 */
export function useMenuShortcut(toggle: () => void): [isOn: boolean, switchTo: (on: boolean) => void] {
  const [isOn, setOn] = useState(true);
  // The shortcut is on by default, even when storage cannot be read.
  useEffect(() => setOn(recall(storageKey) !== "off"), []);

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
      memorise(storageKey, on ? "on" : "off");
    },
  ];
}
