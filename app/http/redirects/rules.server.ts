import { withoutTrailingSlashes } from "lib/platform/http";
import { z } from "zod";
import { labelledFields } from "~/content/field-labels.server";
import { field } from "~/content/fields.server";
import { readOptionalContent } from "~/content/files.server";
import { fromContent } from "~/content/memo";
import { isAnsweredBySite } from "~/content/reserved-paths";

/**
 * Returns a path in the spelling in which rules are compared: decoded and without trailing slashes. Browsers send
 * `/gdzie-kupi%C4%87` for `/gdzie-kupić`.
 * @returns null if it cannot be decoded
 */
export function spelledOut(path: string): string | null {
  try {
    return withoutTrailingSlashes(decodeURI(path)).normalize("NFC");
  } catch {
    return null;
  }
}

const rule = labelledFields({
  from: [
    field.sitePath
      .regex(/^\/[^?#]*[^/?#]$/, "wymagany adres bez ukośnika na końcu i bez znaków ? i #")
      .refine(
        (from) => /^(?!.*\/\.{1,2}(?:\/|$))/.test(spelledOut(from) ?? "/.."),
        "takiego adresu nie ma: popraw znaki % albo kropki",
      )
      .refine((from) => !isAnsweredBySite(spelledOut(from) ?? ""), "pod tym adresem serwis ma co innego"),
    "Stary adres",
    "bez ukośnika na końcu",
  ],
  to: [field.linkTarget, "Nowy adres"],
  status: [z.literal([301, 302, 307, 308]), "Status", "301 i 308 na stałe, 302 i 307 tymczasowo"],
});

export const redirectsSchema = labelledFields({
  redirects: [
    z.array(rule).check(({ value, issues }) => {
      const all = new Set(value.map(({ from }) => spelledOut(from)));
      const seen = new Set<string | null>();
      for (const [index, { from, to }] of value.entries()) {
        const complain = (field: "from" | "to", message: string) =>
          issues.push({ code: "custom", input: value, path: [index, field], message });
        const source = spelledOut(from);
        if (seen.has(source)) complain("from", "ten adres ma już regułę");
        if (all.has(pathOf(to))) complain("to", "ten adres też jest przekierowany: podaj adres końcowy");
        seen.add(source);
      }
    }),
    "Przekierowania",
  ],
});

const pathOf = (target: string) => spelledOut(target.split(/[?#]/, 1)[0] ?? "");

/** Redirect target of an old path: `to` is a path of this site, or an absolute URL of another site. */
export type Redirect = Pick<z.output<typeof rule>, "to" | "status">;

/** @throws {ContentError} if `content/redirects.yaml` is invalid */
export const readRedirects = fromContent(() =>
  readOptionalContent("redirects.yaml", redirectsSchema, { redirects: [] }),
);

/** Redirects by old path. */
const rules = fromContent(() => {
  const { redirects } = readRedirects().data;
  return new Map(redirects.map(({ from, to, status }) => [spelledOut(from), { to, status }] as const));
});

/** Returns the editors' redirect for a path, or null. Spelling and a trailing slash make no difference (behaviour 12.2). */
export function findRedirect(pathname: string): Redirect | null {
  return rules().get(spelledOut(pathname)) ?? null;
}

/** Returns all redirects, from old path to target, as published with the build (behaviour 2.6). */
export function redirectRules(): Record<string, string> {
  return Object.fromEntries([...rules()].map(([from, { to }]) => [from, to]));
}
