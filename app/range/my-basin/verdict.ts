import { createElement } from "react";

/**
 * Place for the verdict on a tap and the remembered basin. Pages are the same for everybody: the script `places.js`
 * fills it for those who remember a basin.
 * @param to href of the tap's page
 */
export function BasinVerdict({ to }: { to: string }) {
  return createElement("basin-verdict", { key: to, href: to, suppressHydrationWarning: true });
}
