import { type RefObject, useEffect, useState } from "react";
import { useHydrated } from "remix-utils/use-hydrated";

/**
 * Preserves text that the visitor types into a text area before or during hydration. Otherwise, React would reset the
 * field to its initial value.
 * @param name name of the field
 */
export function useTypedText(field: RefObject<HTMLTextAreaElement>, name: string): void {
  const isHydrated = useHydrated();
  const [typed] = useState(() => (isHydrated || import.meta.env.SSR ? null : textIn(name)));
  useEffect(() => {
    const { current } = field;
    if (current && typed !== null && current.value === current.defaultValue) current.value = typed;
  }, [field, typed]);
}

/** What visitors have typed: React resets a field while it renders, and may render it again before it is done. */
const typedTexts = new WeakMap<HTMLTextAreaElement, string>();

function textIn(name: string): string | null {
  const field = document.querySelector<HTMLTextAreaElement>(`textarea[name="${name}"]`);
  if (!field) return null;
  if (field.value !== field.defaultValue) typedTexts.set(field, field.value);
  return typedTexts.get(field) ?? field.value;
}
