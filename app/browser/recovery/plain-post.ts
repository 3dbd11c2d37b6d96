/** Makes a form's next native submission equal to one without JavaScript: fields added by scripts are removed. */
export function preparePlainPost(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[data-script-only]")) field.disabled = true;
}

/** Submits the form of this action natively. @returns false where the page has no such form */
export function postPlainly(action: string): boolean {
  const form = [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].find(
    (candidate) => new URL(candidate.action).pathname === action,
  );
  if (!form) return false;
  preparePlainPost(form);
  form.submit();
  return true;
}
