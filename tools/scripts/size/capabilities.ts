import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

/** A capability. `feature` names the group of those that can only be deleted together; capabilities of the site have none. */
export type Capability = { name: string; feature?: string };

type Parts = Record<string, string>;
const { features, site }: { features: Record<string, Parts>; site: Parts } = parse(
  readFileSync("tools/scripts/size/capabilities.yaml", "utf8"),
);

const patternOf = (glob: string) =>
  new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", "[^/]*").replaceAll("[^/]*[^/]*/", "(.*/)?")}`);

const withPatterns = (parts: Parts, feature?: string) =>
  Object.entries(parts).map(([name, globs]) => ({
    capability: { name, feature } satisfies Capability,
    patterns: globs.split(" ").map(patternOf),
  }));

const known = [
  ...Object.entries(features).flatMap(([feature, parts]) => withPatterns(parts, feature)),
  ...withPatterns(site),
];

/** All capabilities, those of features first. */
export const capabilities: readonly Capability[] = known.map(({ capability }) => capability);

/** @param file path in the project @returns none for a file that belongs nowhere */
export const capabilityOf = (file: string): Capability | undefined =>
  known.find(({ patterns }) => patterns.some((pattern) => pattern.test(file)))?.capability;

/** Returns the paths of the code and the tests of a project. @param project its folder */
export const sourceFiles = (project = "."): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => /\.(tsx?|c?js|css)$/.test(file) && existsSync(path.join(project, file)));

export const isTest = (file: string): boolean => /^tests\/|\.test\.tsx?$/.test(file);
