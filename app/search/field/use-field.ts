import { useSyncExternalStore } from "react";

/** Returns a field's current text, including text typed before this script was loaded. */
export function useFieldText(field: HTMLInputElement): string {
  return useSyncExternalStore(onEvents(field, ["input"]), () => field.value);
}

/** Returns whether a field has the focus. */
export function useFieldFocus(field: HTMLInputElement): boolean {
  return useSyncExternalStore(onEvents(field, ["focus", "blur"]), () => document.activeElement === field);
}

const onEvents = (field: HTMLInputElement, events: readonly string[]) => (read: () => void) => {
  for (const event of events) field.addEventListener(event, read);
  return () => {
    for (const event of events) field.removeEventListener(event, read);
  };
};
