/** Tells whether a POST form has unsaved input (behaviour 13.2). */
export function hasUnsavedForm(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].some((form) =>
    [...(form.elements as Iterable<Control>)].some(isChanged),
  );
}

/** What a form control has of these fields depends on its kind: only a `<select>` has options. */
type Control = Partial<
  Pick<HTMLInputElement, "type" | "checked" | "defaultChecked" | "value" | "defaultValue"> & {
    selectedIndex: number;
    options: Iterable<{ defaultSelected: boolean }>;
  }
>;

export function isChanged(control: Control): boolean {
  const { type, checked, defaultChecked, value, defaultValue, selectedIndex, options } = control;
  if (options) {
    const marked = [...options].findIndex((option) => option.defaultSelected);
    // Without a default, a list begins at its first option.
    return selectedIndex !== Math.max(marked, 0);
  }
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  return type !== "hidden" && defaultValue !== undefined && value !== defaultValue;
}
