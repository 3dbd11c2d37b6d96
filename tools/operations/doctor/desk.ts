import { unpushedSince } from "lib/platform/git.server";
import { type DoctorCheck, notice, ok, wrong } from "./finding";

/** Whether the staff's work is anywhere else than in their clone; nothing where there is no desk. */
export const check: DoctorCheck = async () => {
  const { DESK_FOLDER } = process.env;
  if (!DESK_FOLDER) return [];
  const since = await unpushedSince(DESK_FOLDER);
  if (since === null) return [ok("zapisy są też w zdalnym repozytorium")];
  if (since === "none")
    return [
      notice("zapisy są tylko tu i w kopii zapasowej", "dodaj zdalne repozytorium (docs/deployment.md)"),
    ];
  return [
    wrong(`od ${since} zapisy nie trafiają do zdalnego repozytorium`, "przyczyna stoi w dzienniku redakcji"),
  ];
};
