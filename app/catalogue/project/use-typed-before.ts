import { type RefObject, useEffect, useState } from "react";
import { editedList } from "./edit";
import { submittedFields } from "./form-fields";
import { parseProject, writeProject, writeProjectQuery } from "./project-list";

/**
 * Finds what the visitor has changed in the list's fields before the scripts ran. It is saved with the visitor's next
 * move, because nothing on the page may move while the scripts start.
 * @param save saves the fields
 * @returns the query of the changed list, for links; empty if nothing was changed, or if it is saved
 */
export function useTypedBefore(form: RefObject<HTMLFormElement>, list: string, save: () => void): string {
  const [query, setQuery] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first render follows such changes
  useEffect(() => {
    const changed = editedList(submittedFields(form.current, null), parseProject(list));
    if (writeProject(changed) === list) return;
    setQuery(writeProjectQuery(changed));
    const events = new AbortController();
    const onMove = () => {
      events.abort();
      setQuery("");
      save();
    };
    for (const name of ["pointermove", "pointerdown", "focusout"])
      addEventListener(name, onMove, { signal: events.signal });
    return () => events.abort();
  }, []);
  return query;
}
