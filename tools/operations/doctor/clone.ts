import { existsSync } from "node:fs";
import path from "node:path";
import { gitClone } from "lib/processes/git.server";
import { deskFolder } from "~/content/publication-source.server";
import { type DoctorCheck, notice, ok, wrong } from "./finding";

/** Whether the staff's clone is there, and their work is also stored elsewhere; nothing where there is no desk. */
export const check: DoctorCheck = async () => {
  const clone = deskFolder();
  if (!clone) return [];
  if (!existsSync(path.join(clone, ".git")))
    return [
      wrong(
        `w ${clone} (DESK_FOLDER) nie ma repozytorium redakcji; serwis pokazuje to, co opublikowano`,
        "podłącz dysk albo przywróć repozytorium z kopii (npm run restore)",
      ),
    ];
  const since = await gitClone.unpushedSince(clone);
  if (since === null) return [ok("zapisy są też w zdalnym repozytorium")];
  if (since === "none")
    return [
      notice("zapisy są tylko tu i w kopii zapasowej", "dodaj zdalne repozytorium (docs/deployment.md)"),
    ];
  return [
    wrong(`od ${since} zapisy nie trafiają do zdalnego repozytorium`, "przyczyna stoi w dzienniku redakcji"),
  ];
};
