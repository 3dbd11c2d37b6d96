import { type Env, getEnv } from "lib/platform/env.server";
import { type DoctorCheck, type Finding, notice, ok, wrong } from "./finding";

/** Checks only combinations of settings: invalid values are rejected before any check runs. */
export const check: DoctorCheck = () => environmentFindings(getEnv());

export function environmentFindings({
  SITE_URL,
  TRUST_PROXY,
}: Pick<Env, "SITE_URL" | "TRUST_PROXY">): Finding[] {
  const { protocol, hostname } = new URL(SITE_URL);
  const findings: Finding[] = [ok(`SITE_URL=${SITE_URL}, TRUST_PROXY=${TRUST_PROXY}`)];
  if (hostname === "localhost")
    findings.push(
      notice(
        "odsyłacze w listach prowadzą na ten komputer",
        "ustaw SITE_URL na adres, który wpisują odwiedzający",
      ),
    );
  else if (protocol === "http:")
    findings.push(
      notice(
        "odwiedzający łączą się bez szyfrowania",
        "postaw przed serwisem pośrednika z TLS i zmień SITE_URL na https",
      ),
    );
  if (protocol === "https:" && TRUST_PROXY === 0)
    findings.push(
      wrong(
        "przed serwisem jest pośrednik (https), a serwis mu nie ufa: wszyscy odwiedzający są dla limitów jedną osobą",
        "ustaw TRUST_PROXY na liczbę pośredników, zwykle 1",
      ),
    );
  return findings;
}
