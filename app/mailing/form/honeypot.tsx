import { honeypotField } from "./fields";

/**
 * Read-only, because browsers do not fill such fields. If an extension sets a value, React resets it at the next
 * render, at the latest during the submission, so that a second attempt succeeds.
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
