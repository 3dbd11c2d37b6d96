/** True while a form that is to be posted holds something that the visitor has entered. */
export function hasUnsavedForm(): boolean {
  return [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].some((form) =>
    [...form.elements].some(isChanged),
  );
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}
