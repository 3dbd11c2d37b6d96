type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "altKey" | "shiftKey">;

/** Returns true if a modifier key is pressed, so that the browser should handle the event. Ignores Caps Lock. */
export function hasModifier({ metaKey, ctrlKey, altKey, shiftKey }: Press): boolean {
  return metaKey || ctrlKey || altKey || shiftKey;
}
