import { type RefObject, useEffect, useRef } from "react";

/** What was left unsent in each form, by its path. In memory alone: it is gone with the tab, and once the form is sent. */
const unsent = new Map<string, FormData>();

/**
 * Keeps what is typed and ticked in a form while its visitor looks at other pages, whichever link leads there and back
 * (behaviour 28.8).
 * @returns ref of an element that contains the form
 */
export function useUnsentForm(): RefObject<HTMLDivElement> {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = around.current?.querySelector("form");
    if (!form) return;
    const { pathname } = new URL(form.action);
    const kept = unsent.get(pathname);
    for (const field of kept ? form.elements : [])
      if (field instanceof HTMLInputElement && field.type === "checkbox")
        field.checked = kept?.getAll(field.name).includes(field.value) ?? false;
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
        field.value = kept?.get(field.name)?.toString() ?? field.value;
    return () => void unsent.set(pathname, new FormData(form));
  }, []);
  return around;
}
