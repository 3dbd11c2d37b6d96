/**
 * Returns whether a program that some tests need is installed; if not, prints that those tests are skipped.
 * @throws {Error} in CI if the program is missing, because CI must not skip tests
 */
export function isNeededToolThere(tool: string, found: boolean): boolean {
  if (found) return true;
  if (process.env.CI)
    throw new Error(`${tool} is missing: CI skips no test (.ci/run says what it installs).`);
  console.warn(`Skipped: tests that need ${tool}, which is not on this machine.`);
  return false;
}
