import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/support/runner/new-folder";
import { folderFindings } from "./data-folder";

function folderWith(folderMode: number, secretMode: number): string {
  const folder = path.join(newFolder(), "data");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "secret"), "x");
  chmodSync(path.join(folder, "secret"), secretMode);
  chmodSync(folder, folderMode);
  return folder;
}

test.each([
  ["that is the site's alone", 0o700, 0o644, "ok"],
  ["with files that are the site's alone", 0o755, 0o600, "ok"],
  ["whose secret others can read", 0o755, 0o644, "wrong"],
  ["that its group may enter", 0o750, 0o640, "wrong"],
  ["that is also its group's (setgid)", 0o2750, 0o640, "ok"],
  ["that is also its group's, and open to all", 0o2755, 0o644, "wrong"],
])("a folder %s", (_case, folderMode, secretMode, state) =>
  expect(folderFindings(folderWith(folderMode, secretMode)).map((finding) => finding.state)).toEqual([state]),
);

test("a folder that the site can create is not an error, one that it cannot create is", () => {
  const folder = folderWith(0o700, 0o600);
  expect(folderFindings(path.join(folder, "a/b"))).toMatchObject([{ state: "ok" }]);
  expect(folderFindings(path.join(folder, "secret/data"))).toMatchObject([{ state: "wrong" }]);
});

test("published content in it may be readable, whatever its permissions (22.9)", () => {
  const folder = folderWith(0o755, 0o600);
  mkdirSync(path.join(folder, "published"), { mode: 0o755 });
  expect(folderFindings(folder)[0]?.state).toBe("ok");
  mkdirSync(path.join(folder, "outbox"), { mode: 0o755 });
  expect(folderFindings(folder)[0]?.says).toContain("outbox");
});
