import { honeypotField } from "./fields";

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
