import { issueLine, issuesOf } from "~/content/files.server";
import { readAllContent } from "~/pages/content.server";
import { type DoctorCheck, ok, wrong } from "./finding";

/**
 * Runs the content checks that the server runs at its start. `npm run content` also checks references between files.
 */
export const check: DoctorCheck = () => {
  const issues = issuesOf(readAllContent);
  if (issues.length === 0) return [ok("czyta się bez błędów")];
  return issues.map((issue) => wrong(issueLine(issue), "popraw plik; z błędem serwis nie wstanie"));
};
