import { useEffect, useState } from "react";

type Combobox = {
  listId: string;
  /** Ids of the options, from top to bottom. */
  optionIds: string[];
};

/**
 * Turns a text field into an editable combobox whose listbox shows the suggestions (ARIA Authoring Practices,
 * "Combobox"). Changes only attributes of the existing field, so that it keeps its focus, text and form, and a phone's
 * keyboard stays open.
 */
export function useCombobox(field: HTMLInputElement, { listId, optionIds }: Combobox) {
  const [activeId, setActiveId] = useState<string>();
  const [isClosed, setClosed] = useState(false);
  const isOpen = optionIds.length > 0 && !isClosed;
  const active = isOpen ? optionIds.indexOf(activeId ?? "") : -1;

  useEffect(() => {
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": listId,
      "aria-expanded": String(isOpen),
      "aria-activedescendant": optionIds[active] ?? "",
    };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
  });

  useEffect(() => {
    const start = () => {
      setActiveId(undefined);
      setClosed(false);
    };
    field.addEventListener("input", start);
    field.addEventListener("focus", start);
    return () => {
      field.removeEventListener("input", start);
      field.removeEventListener("focus", start);
    };
  }, [field]);

  useEffect(() => {
    const move = (to: number) => {
      const id = optionIds.at(to % optionIds.length);
      setClosed(false);
      setActiveId(id);
      document.getElementById(id ?? "")?.scrollIntoView({ block: "nearest" });
    };
    const actions: Record<string, (() => void) | false> = {
      ArrowDown: optionIds.length > 0 && (() => move(active + 1)),
      ArrowUp: optionIds.length > 0 && (() => move(active < 0 ? -1 : active - 1)),
      Enter: active >= 0 && (() => document.getElementById(optionIds[active] ?? "")?.click()),
      // The first press of Escape closes only the list. At the second press, the browser closes the search panel.
      Escape: isOpen && (() => setClosed(true)),
    };
    const press = (event: KeyboardEvent) => {
      // During IME composition, the input method handles these keys.
      if (event.isComposing) return;
      if (event.key === "Home" || event.key === "End" || event.key === "Tab") setActiveId(undefined);
      const act = actions[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    field.addEventListener("keydown", press);
    return () => field.removeEventListener("keydown", press);
  }, [field, optionIds, active, isOpen]);

  return { isOpen, activeId: optionIds[active] };
}
