import { chmodSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";

const above = newFolder();
const published = path.join(above, "site/published");
const isRoot = process.getuid?.() === 0;

// The settings are read once, when the first of these modules asks for one.
vi.stubEnv("PUBLISHED_DIR", published);
vi.resetModules();
const { shownSite } = await import("./artifacts.server");
const { publications } = await import("./publications.server");

/** Goes on as a user who may not enter the folder above that of the publications. Root may enter any. */
function beSomebodyElse() {
  chmodSync(above, 0);
  if (isRoot) process.seteuid?.("nobody");
}

afterEach(() => {
  if (isRoot) process.seteuid?.(0);
  chmodSync(above, 0o700);
});

test("where nothing has been published, there are no publications (25.41)", () => {
  expect([publications.current(), publications.list()]).toEqual(["build", []]);
});

test("a folder in place of the link to what is shown is taken for none, so that the site starts (25.41)", () => {
  mkdirSync(path.join(published, "current"), { recursive: true });
  expect([publications.current(), publications.readCurrent().name]).toEqual(["build", "build"]);
  rmSync(path.join(published, "current"), { recursive: true });
});

test("publications in a folder that this user may not enter are not taken for none; what is shown stays (25.41)", () => {
  mkdirSync(path.join(published, "7"), { recursive: true });
  symlinkSync("7", path.join(published, "current"));
  expect([publications.current(), publications.list()]).toEqual(["7", ["7"]]);
  // Read before the user is switched, because the other user may be unable to enter the project's folder, too.
  expect(shownSite.publication().name).toBe("build");
  beSomebodyElse();
  for (const read of [publications.current, publications.readCurrent, publications.list])
    expect(read).toThrow(`Ten użytkownik nie może czytać ${published}.`);
  expect([shownSite.changed(), shownSite.coming()]).toEqual([null, null]);
});
