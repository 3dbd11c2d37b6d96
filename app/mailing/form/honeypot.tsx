import { honeypotField } from "./fields";

/**
 * Browsers fill no field that is read-only. What an extension has put there React takes away with the next render, at the
 * latest when the post is under way: a second press goes through.
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
