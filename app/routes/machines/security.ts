import { getEnv } from "lib/platform/env.server";
import { getBrand } from "~/brand/brand.server";

/** Id of the general department, whose email address is the contact. */
const departmentId = "centrala";

/** `GET /.well-known/security.txt`: contacts for reporting a vulnerability (RFC 9116, behaviour 2.10). */
export function loader() {
  const { SITE_URL } = getEnv();
  const department = getBrand().departments.find(({ id }) => id === departmentId);
  const lines = [
    ...(department ? [`Contact: mailto:${department.email}`] : []),
    `Contact: ${SITE_URL}/kontakt`,
    `Expires: ${expires(new Date())}`,
    "Preferred-Languages: pl, en",
    `Canonical: ${SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/**
 * Returns the first day of the month eleven months from now: less than a year away, as the RFC advises. The date is
 * computed, because a fixed date would not be updated in time. It changes only once a month, and so does the response.
 */
function expires(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString();
}
