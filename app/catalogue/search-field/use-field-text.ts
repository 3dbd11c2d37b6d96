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
