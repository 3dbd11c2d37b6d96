import { existsSync } from "node:fs";
import { builtAt, hasNewerSource } from "../build-age.js";
import { type DoctorCheck, notice, ok, wrong } from "./finding";

const parts = [
  "build/server.js",
  "build/server/index.js",
  "build/prepare-content.js",
  "build/client",
  "build/files.json",
  "build/BUILD_ID",
];
const rebuild = "npm run build";

export const check: DoctorCheck = () => {
  const missing = parts.filter((part) => !existsSync(part));
  const built = builtAt();
  if (missing.length > 0 || !built) return [wrong(`brakuje ${missing.join(", ")}`, rebuild)];
  const since = `z ${new Date(built).toISOString()}`;
  return [hasNewerSource(built) ? notice(`${since}; źródła są nowsze`, rebuild) : ok(since)];
};
