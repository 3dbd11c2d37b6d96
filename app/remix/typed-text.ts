import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * Keeps what was typed into a text area before hydration, at which React gives it its first text again. What is typed
 * while that goes on stays too.
 * @param name of the field
 */
export function useTypedText(field: RefObject<HTMLTextAreaElement>, name: string): void {
  const isHydrated = useHydrated();
  const [typed] = useState(() => (isHydrated || import.meta.env.SSR ? null : textIn(name)));
  useEffect(() => {
    const { current } = field;
    if (current && typed !== null && current.value === current.defaultValue) current.value = typed;
  }, [field, typed]);
}

function textIn(name: string): string | null {
  return document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`)?.value ?? null;
}
