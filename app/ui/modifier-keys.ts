type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "altKey" | "shiftKey">;

/** True for a press of a key or a link that belongs to the browser, or makes another sign. Caps Lock does not matter. */
export function hasModifier({ metaKey, ctrlKey, altKey, shiftKey }: Press): boolean {
  return metaKey || ctrlKey || altKey || shiftKey;
}
