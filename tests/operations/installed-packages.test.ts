import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../support/runner/new-folder";
import { ownSite } from "../support/site/own-site";
import { subscribe } from "../support/site/subscribe";

test("the built site and the operators' commands run with no packages but those outside the bundles: the image has no others", async () => {
  const cwd = releaseWithExternalPackagesAlone();
  const site = await ownSite({ cwd });
  for (const path of ["/produkty", "/api/icons/simple-icons.json?icons=github"])
    expect((await fetch(site.url + path)).status).toBe(200);
  const pdf = await fetch(`${site.url}/pliki/projekt.pdf?l=1.LR-110-CH`);
  expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
  expect((await subscribe(site, "anna@example.pl")).status).toBe(303);
  await site.stop();

  const env = { ...process.env, DATA_DIR: site.dataDir };
  const backup = path.join(cwd, "backup.tar.gz");
  for (const command of [["newsletter", "count"], ["backup", backup], ["restore", backup], ["doctor"]]) {
    const { status, stderr } = spawnSync(process.execPath, ["tools/operations/operate.js", ...command], {
      cwd,
      env,
      encoding: "utf8",
    });
    expect([command[0], status, stderr]).toEqual([command[0], 0, ""]);
  }
});

/** A folder as `deploy/Dockerfile` makes it, out of the project's reach: Node would find all packages there. */
function releaseWithExternalPackagesAlone(): string {
  const folder = newFolder();
  for (const copied of [
    ...["build/server", "build/server.js", "build/operations.js"],
    ...["build/pdf-thread.js", "package.json", "tools/operations/operate.js"],
  ])
    cpSync(copied, path.join(folder, copied), { recursive: true, dereference: true });
  for (const name of ["client", "files.json", "BUILD_ID", "content", "content.jsonl"])
    symlinkSync(path.resolve("build", name), path.join(folder, "build", name));
  const { external } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const name of Object.keys(external)) {
    // Not a link: Node would look for what the package imports beside the linked folder.
    const installed = path.join("node_modules", name);
    cpSync(installed, path.join(folder, installed), { recursive: true, dereference: true });
  }
  return folder;
}
