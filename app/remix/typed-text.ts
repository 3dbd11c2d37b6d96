import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/** Keeps what was typed into a text area before hydration, at which React gives it its first text again. @param name of the field */
export function useTypedText(field: RefObject<HTMLTextAreaElement>, name: string): void {
  const isHydrated = useHydrated();
  const [typed] = useState(() => (isHydrated || import.meta.env.SSR ? null : textIn(name)));
  useEffect(() => {
    if (field.current && typed !== null) field.current.value = typed;
  }, [field, typed]);
}

function textIn(name: string): string | null {
  return document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value ?? null;
}
