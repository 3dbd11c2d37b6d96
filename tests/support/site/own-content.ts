import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { vi } from "vitest";
import { newFolder } from "../runner/new-folder";

const fixture = path.resolve(import.meta.dirname, "../../fixtures/content");

/** Moves the test to a folder with its own copy of the fixture's content, which modules imported from then on read. */
export function moveToOwnContent() {
  const folder = newFolder();
  cpSync(fixture, path.join(folder, "content"), { recursive: true });
  process.chdir(folder);
  vi.resetModules();
}

/** Replaces the first match in a file of the copy. */
export function editContent(name: string, found: RegExp | string, replacement: string) {
  const file = path.join("content", name);
  writeFileSync(file, readFileSync(file, "utf8").replace(found, replacement));
}
