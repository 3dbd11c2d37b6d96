import { type DoctorCheck, ok, wrong } from "./finding";

const answersWithinMs = 10_000;

/** Whether editors reach the desk; nothing where there is none. */
export const check: DoctorCheck = async () => {
  const { DESK_URL } = process.env;
  if (!DESK_URL) return [];
  const signal = AbortSignal.timeout(answersWithinMs);
  const answer = await fetch(new URL("/readyz", DESK_URL), { redirect: "manual", signal }).catch(() => null);
  if (answer?.ok) return [ok(`${DESK_URL} odpowiada`)];
  const says = answer ? `${DESK_URL} odpowiada błędem ${answer.status}` : `${DESK_URL} nie odpowiada`;
  return [wrong(says, "przyczynę podaje dziennik redakcji")];
};
