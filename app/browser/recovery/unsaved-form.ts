/** Tells whether a POST form has unsaved input (behaviour 13.2). */
export function hasUnsavedForm(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].some((form) =>
    [...(form.elements as Iterable<Control>)].some(isChanged),
  );
}

/** Properties that not every kind of control has: only a `<select>` has options. */
type Control = Partial<
  Pick<HTMLInputElement, "type" | "checked" | "defaultChecked" | "value" | "defaultValue"> & {
    selectedIndex: number;
    options: Iterable<{ defaultSelected: boolean }>;
  }
>;

export function isChanged(control: Control): boolean {
  const { type, checked, defaultChecked, value, defaultValue, selectedIndex, options } = control;
  // Without a default, a list begins at its first option.
  if (options)
    return (
      selectedIndex !==
      Math.max(
        [...options].findIndex((option) => option.defaultSelected),
        0,
      )
    );
  if (type === "checkbox" || type === "radio") return checked !== defaultChecked;
  // A hidden field has the same value as its default, and a button has no default.
  return defaultValue !== undefined && value !== defaultValue;
}
