/** Disables the fields that only scripts use, so that the browser submits the same data as without JavaScript. */
export function preparePlainPost(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>("[data-script-only]")) field.disabled = true;
}

/**
 * Makes the browser, instead of React, submit the POST form whose action has the given path.
 * @returns false if the page has no such form
 */
export function postPlainly(action: string): boolean {
  const form = [...document.querySelectorAll<HTMLFormElement>("form[method=post]")].find(
    (candidate) => new URL(candidate.action).pathname === action,
  );
  if (!form) return false;
  preparePlainPost(form);
  form.submit();
  return true;
}
