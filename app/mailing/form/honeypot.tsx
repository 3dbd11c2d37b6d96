import { honeypotField } from "./fields";

/**
 * Read-only, since browsers do not fill such fields. React resets a value set by an extension with the next render,
 * at the latest during the submission: a second press goes through.
 */
export function Honeypot() {
  return (
    <input
      name={honeypotField}
      value=""
      readOnly
      className="hidden"
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}
