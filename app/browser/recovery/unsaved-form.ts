/** Tells whether a POST form has unsaved input (behaviour 13.2). Changes of a `<select>` do not count. */
export function hasUnsavedForm(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].some((form) =>
    [...form.elements].some(isChanged),
  );
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  const isBox = control.type === "checkbox" || control.type === "radio";
  return isBox ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}
