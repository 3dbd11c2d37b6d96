import { useEffect, useState } from "react";

/** Returns a field's current text, including text typed before this script was loaded. */
export function useFieldText(field: HTMLInputElement): string {
  const [text, setText] = useState(field.value);
  useEffect(() => {
    const read = () => setText(field.value);
    read();
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  }, [field]);
  return text;
}

/** Returns whether a field has the focus. */
export function useFieldFocus(field: HTMLInputElement): boolean {
  const [hasFocus, setFocus] = useState(() => document.activeElement === field);
  useEffect(() => {
    const read = () => setFocus(document.activeElement === field);
    read();
    const events = ["focus", "blur"] as const;
    for (const event of events) field.addEventListener(event, read);
    return () => {
      for (const event of events) field.removeEventListener(event, read);
    };
  }, [field]);
  return hasFocus;
}
