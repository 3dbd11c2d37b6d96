/**
 * `npm run test:repeat -- 20 [PART OF A FILE'S NAME…]`: runs server and browser tests 20 times on an idle machine, and
 * 20 times while two endless loops keep its processor busy. After every run it prints the tests that have failed so
 * far, how often, and the first error, so it may be stopped at any time. Needs a build. Exits with 1 if anything
 * failed.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/reporters";
import { journeys, serverTests } from "./checks/programs.js";
import { findHeadlessChromium } from "./find-chromium.js";

/** Result of a test; `failure` is its first error message, or null if it passed. */
type Result = { name: string; failure: string | null };

const [rounds = "20", ...filters] = process.argv.slice(2);
const report = path.join(mkdtempSync(path.join(tmpdir(), "repeat-")), "report.json");
const env = { ...process.env, CHROMIUM_PATH: findHeadlessChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };

/** Runs a program and returns its report, whatever its exit code. */
async function reportOf<Report>(...args: string[]): Promise<Report> {
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
  await new Promise((resolve) => child.once("close", resolve));
  return JSON.parse(readFileSync(report, "utf8"));
}

function journeysOf({ title, specs, suites = [] }: JSONReportSuite): Result[] {
  const own = specs.flatMap((spec) =>
    spec.tests.flatMap(({ projectName, results }) =>
      results
        .filter(({ status }) => status !== "skipped")
        .map(({ status, error }) => ({
          name: `${title} > ${spec.title} (${projectName})`,
          failure: status === "passed" ? null : (error?.message ?? String(status)),
        })),
    ),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

async function runJourneys(): Promise<Result[]> {
  const { suites } = await reportOf<JSONReport>(
    ...journeys,
    ...["--reporter=json", "--pass-with-no-tests"],
    ...filters,
  );
  return suites.flatMap(journeysOf);
}

async function runServerTests(): Promise<Result[]> {
  const { testResults } = await reportOf<JsonTestResults>(
    ...serverTests,
    ...["--reporter=json", `--outputFile=${report}`, "--passWithNoTests"],
    ...filters,
  );
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.basename(name);
    if (assertionResults.length === 0) return { name: file, failure: message || "it could not be run" };
    return assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ fullName, status, failureMessages }) => ({
        name: `${file} > ${fullName}`,
        failure: status === "passed" ? null : (failureMessages?.[0] ?? status),
      }));
  });
}

async function runRound(load: "idle" | "busy"): Promise<Result[]> {
  const loops = load === "busy" ? [1, 2].map(() => spawn(process.execPath, ["-e", "for (;;);"])) : [];
  try {
    const results = [...(await runServerTests()), ...(await runJourneys())];
    return results.map(({ name, failure }) => ({ name: `${load}: ${name}`, failure }));
  } finally {
    for (const loop of loops) loop.kill("SIGKILL");
  }
}

const results: Result[] = [];
for (let round = 1; round <= Number(rounds); round += 1) {
  for (const load of ["idle", "busy"] as const) {
    results.push(...(await runRound(load)));
    const failures = results.filter(({ failure }) => failure !== null);
    const failed = new Set(failures.map(({ name }) => name));
    console.log(
      `\nRound ${round} of ${rounds}, ${load}: ${results.length} runs of tests, ${failed.size} tests failed`,
    );
    for (const failedName of failed) {
      const [first, ...more] = failures.filter(({ name }) => name === failedName);
      const message = first?.failure?.split("\n").slice(0, 4).join("\n    ");
      console.log(`${1 + more.length} × ${failedName}\n    ${message}`);
    }
  }
}
process.exitCode = results.some(({ failure }) => failure !== null) ? 1 : 0;
