import { z } from "zod";
import { linkTarget, sitePath } from "~/content/fields.server";
import { readContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";

const rule = z.strictObject({
  from: sitePath.regex(/^\/[^?#]*[^/?#]$/, "wymagany adres bez ukośnika na końcu i bez znaków ? i #"),
  to: linkTarget,
  status: z.literal([301, 302, 307, 308]),
});

export const redirectsSchema = z.strictObject({
  redirects: z.array(rule).check(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [index, { from }] of value.entries()) {
      if (seen.has(from)) {
        issues.push({
          code: "custom",
          input: from,
          path: [index, "from"],
          message: "ten adres ma już regułę",
        });
      }
      seen.add(from);
    }
  }),
});

/** Where an old address leads; an absolute `to` is another site. */
export type Redirect = Pick<z.output<typeof rule>, "to" | "status">;

/** @throws {ContentError} while `content/redirects.yaml` has mistakes */
const rules = fromContent(() => {
  const { redirects } = readContent("redirects.yaml", redirectsSchema).data;
  return new Map(redirects.map(({ from, to, status }): [string, Redirect] => [from, { to, status }]));
});

/** The editors' rule for exactly this path, with or without a slash at its end (behaviour 12.2). */
export function findRedirect(pathname: string): Redirect | null {
  return rules().get(pathname.replace(/\/+$/, "")) ?? null;
}

/** All rules as the build manifest publishes them, from old path to new address (behaviour 2.6). */
export function redirectRules(): Record<string, string> {
  return Object.fromEntries([...rules()].map(([from, { to }]) => [from, to]));
}
