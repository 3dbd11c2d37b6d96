import { existsSync } from "node:fs";
import { builtAt, code, hasNewerSource } from "../build-age.js";
import { type DoctorCheck, notice, ok, wrong } from "./finding";

const parts = [
  "build/server.js",
  "build/server/index.js",
  "build/content",
  "build/client",
  "build/files.json",
  "build/BUILD_ID",
];
const rebuild = "wydaj serwis jeszcze raz (deploy/release.sh); w katalogu roboczym wystarczy npm run build";

export const check: DoctorCheck = () => {
  const missing = parts.filter((part) => !existsSync(part));
  const built = builtAt();
  if (missing.length > 0 || !built) return [wrong(`brakuje ${missing.join(", ")}`, rebuild)];
  const since = `z ${new Date(built).toISOString()}`;
  // Content is published after a build, and a release prunes its list of packages.
  return [hasNewerSource(built, code) ? notice(`${since}; źródła są nowsze`, rebuild) : ok(since)];
};
