import { getBrand } from "~/content/brand.server";
import { getEnv } from "~/platform/env.server";

/** The department for everything that has no other; its e-mail is the contact. */
const departmentId = "centrala";

/** `GET /.well-known/security.txt`: where to report a vulnerability (RFC 9116, behaviour 2.10). */
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
 * The first of the month eleven months ahead: always less than a year, as the RFC advises. Computed, because a date in a
 * file is forgotten, and by the month, so that the answer changes only twelve times a year.
 */
function expires(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1)).toISOString();
}
