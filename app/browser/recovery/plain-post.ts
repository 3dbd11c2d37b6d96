/** Disables the fields added by scripts, so that the form's native submission equals one without JavaScript. */
export function preparePlainPost(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[data-script-only]")) field.disabled = true;
}

/** Natively submits the page's POST form with this action path. @returns false if there is no such form */
export function postPlainly(action: string): boolean {
  const form = [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].find(
    (candidate) => new URL(candidate.action).pathname === action,
  );
  if (!form) return false;
  preparePlainPost(form);
  form.submit();
  return true;
}
