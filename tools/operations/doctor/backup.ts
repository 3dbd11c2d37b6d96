import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { type DoctorCheck, ok, wrong } from "./finding";

/** Age of the last backup, in ms, from which on one is missing: a day, plus its possible delay and its duration. */
const lateMs = 26 * 3_600_000;

/** Whether the nightly backup was made; nothing where `BACKUP_DIR` names no folder. */
export const check: DoctorCheck = () => {
  const { BACKUP_DIR } = process.env;
  if (!BACKUP_DIR) return [];
  const backups = readdirSync(BACKUP_DIR).filter((name) => name.endsWith(".tar.gz"));
  const last = Math.max(0, ...backups.map((name) => statSync(path.join(BACKUP_DIR, name)).mtimeMs));
  const says = last > 0 ? `ostatnia jest z ${new Date(last).toISOString()}` : `w ${BACKUP_DIR} nie ma żadnej`;
  return [
    Date.now() - last > lateMs
      ? wrong(says, "przyczynę podaje dziennik kopii; potem zrób ją jeszcze raz")
      : ok(says),
  ];
};
