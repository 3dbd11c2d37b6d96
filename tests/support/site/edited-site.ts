import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished } from "vitest";
import { makeRunFolder, removeRunFolder, takeContent } from "../runner/run-folder";
import { ownSite } from "./own-site";

type EditedSiteOptions = {
  env?: Record<string, string>;
  /** Changes the copy of the content before the site starts. */
  prepare?: (folder: string) => void;
  /** Registers the function that stops the site; `afterAll` if several tests share it. */
  whenDone?: (end: () => void | Promise<void>) => void;
};

/** Starts a site over a copy of the fixture's content, which tests may edit and publish; after each it is put back. */
export async function editedSite({
  env = {},
  prepare = () => {},
  whenDone = onTestFinished,
}: EditedSiteOptions = {}) {
  const folder = makeRunFolder();
  whenDone(() => removeRunFolder(folder));
  const own = path.join(folder.site, "content");
  rmSync(own);
  cpSync(path.resolve(import.meta.dirname, "../../fixtures/content"), own, { recursive: true });
  prepare(own);
  takeContent(folder);
  const site = await ownSite({ cwd: folder.site, env: { LOG_LEVEL: "info", ...env } }, whenDone);
  await site.warm();
  const edit = (name: string, from: string | RegExp, to: string | ((found: string) => string)) => {
    const file = path.join(own, name);
    const before = readFileSync(file, "utf8");
    const after = typeof to === "string" ? before.replace(from, to) : before.replace(from, to);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    onTestFinished(() => writeFileSync(file, before));
  };
  return { site, cwd: folder.site, edit };
}
