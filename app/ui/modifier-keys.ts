type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "altKey" | "shiftKey">;

/** True for a key press or click with a modifier, which belongs to the browser. Caps Lock does not count. */
export function hasModifier({ metaKey, ctrlKey, altKey, shiftKey }: Press): boolean {
  return metaKey || ctrlKey || altKey || shiftKey;
}
