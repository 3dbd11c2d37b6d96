/**
 * `npm run doctor`: checks this installation and advises what to do (behaviour 22.9). It repairs nothing, and the
 * site may be running. `-- PART…` checks these parts alone, such as the desk's in the desk's environment.
 */
import { getEnv } from "lib/platform/env.server";
import { failureReason } from "lib/platform/failure-reason";
import { type DoctorCheck, type Finding, wrong } from "./doctor/finding";

/** Each check is imported when it runs, so that a broken dependency fails only the checks that use it. */
const checks: [name: string, load: () => Promise<{ check: DoctorCheck }>][] = [
  ["treść", () => import("./doctor/content")],
  ["publikacja", () => import("./doctor/publication")],
  ["pliki", () => import("./doctor/files")],
  ["katalog danych", () => import("./doctor/data-folder")],
  ["dysk", () => import("./doctor/disk")],
  ["baza", () => import("./doctor/database")],
  ["poczta", () => import("./doctor/mail")],
  ["redakcja", () => import("./doctor/desk")],
  ["repozytorium", () => import("./doctor/clone")],
  ["certyfikat", () => import("./doctor/certificate")],
  ["kopia", () => import("./doctor/backup")],
];

const states: Record<Finding["state"], string> = { ok: "ok   ", notice: "uwaga", wrong: "BŁĄD " };

/** @returns the exit code: 1 if something is wrong, 2 for wrong arguments */
export async function run(parts: string[]): Promise<number> {
  const names = checks.map(([name]) => name);
  if (!parts.every((part) => names.includes(part))) {
    console.error(`Użycie: npm run doctor -- [${names.join(" | ")}]`);
    return 2;
  }
  // Throws if an environment variable is invalid, because no other check can run then.
  getEnv();
  const findings: Finding[] = [];
  for (const [name, load] of checks) {
    if (parts.length > 0 && !parts.includes(name)) continue;
    for (const finding of await findingsOf(load)) {
      findings.push(finding);
      console.log(`${states[finding.state]}  ${name}: ${finding.says}`);
      if (finding.todo) console.log(`       → ${finding.todo}`);
    }
  }
  const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
  console.log(`\nBłędy: ${count("wrong")}, uwagi: ${count("notice")}.`);
  return count("wrong") > 0 ? 1 : 0;
}

async function findingsOf(load: () => Promise<{ check: DoctorCheck }>): Promise<Finding[]> {
  try {
    const { check } = await load();
    return await check();
  } catch (error) {
    return [wrong(failureReason(error), "sprawdź, dlaczego tego nie da się sprawdzić")];
  }
}
