/**
 * Whether a program that some tests need is on this machine. Where it is not, those tests are skipped and this says so;
 * CI skips nothing.
 * @throws in CI, where the program is missing
 */
export function isNeededToolThere(tool: string, found: boolean): boolean {
  if (found) return true;
  if (process.env.CI)
    throw new Error(`${tool} is missing: CI skips no test (.ci/run says what it installs).`);
  console.warn(`Skipped: tests that need ${tool}, which is not on this machine.`);
  return false;
}
