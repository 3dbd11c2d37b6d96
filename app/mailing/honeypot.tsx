/**
 * Honeypot: a hidden field that must be sent empty (behaviour 18.1). A post with a filled honeypot is rejected with a
 * message, never silently, because the visitor's own software may have filled it.
 */
export const honeypotField = "website";

/**
 * Hidden field against bots. It is read-only, because browsers do not autofill read-only fields. If a browser extension
 * sets a value, React resets it at the next render, at the latest during submission. The visitor's second attempt then
 * succeeds.
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
