import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../support/runner/project-copy";

test("the first step of docs/new-brand.md makes a project whose own tests pass (25.40)", async () => {
  const { folder, failureOf } = copyProject();
  const at = (name: string) => path.join(folder, name);
  const guide = at("content/README.md");
  cpSync(guide, at("README-of-content.md"));
  for (const name of ["content", "public", "tests/content/first-brand"])
    rmSync(at(name), { recursive: true });
  for (const name of ["content", "public"])
    cpSync(at(`tests/fixtures/brand/${name}`), at(name), { recursive: true });
  cpSync(at("README-of-content.md"), guide);
  rmSync(at("README-of-content.md"));
  expect(await failureOf("npm test")).toBe("");
});
