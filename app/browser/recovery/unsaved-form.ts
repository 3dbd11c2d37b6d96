/** Returns true if a POST form on the page has unsaved input (behaviour 13.2). */
export function hasUnsavedForm(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].some((form) =>
    [...(form.elements as Iterable<Control>)].some(isChanged),
  );
}

/** Fields that form controls may have. Not every kind of control has all of them: only a `<select>` has `options`. */
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
    // If no option is marked as the default, the browser selects the first option.
    return selectedIndex !== Math.max(marked, 0);
  }
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  // A hidden field has the same value as its default, and a button has no default.
  return defaultValue !== undefined && value !== defaultValue;
}
