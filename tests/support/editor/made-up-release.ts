import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { vi } from "vitest";
import type { DeskSettings } from "../../../tools/desk/settings";
import { newFolder } from "../runner/new-folder";

/** Publishes by name only, and rejects content in which a file says „błąd”. */
const operations = `import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
if (readdirSync("content").some((name) => readFileSync("content/" + name, "utf8").includes("błąd"))) {
  process.send([{ file: "content/a.md", line: 1, reason: "błąd" }]);
  process.exitCode = 1;
} else {
  const folder = process.env.DATA_DIR + "/published";
  mkdirSync(folder, { recursive: true });
  rmSync(folder + "/current", { force: true });
  symlinkSync("1", folder + "/current");
}`;

/** Shows on each page the request's headers; dies in the middle of one page. */
const server = `import { createServer } from "node:http";
createServer((request, response) => {
  if (request.url === "/readyz") return response.end(JSON.stringify({ publication: "1" }));
  if (request.url === "/umiera") return response.write("Pół strony", () => process.exit());
  response.end(JSON.stringify(request.headers));
}).listen(process.env.PORT, process.env.HOST);`;

/** Goes to a working folder with one file of content; the release beside it stands for that of a real site. */
export function goToWorkingFolder(): DeskSettings {
  const folder = newFolder();
  const release = path.join(folder, "release");
  mkdirSync(path.join(release, "build/content"), { recursive: true });
  mkdirSync(path.join(folder, "content"));
  writeFileSync(path.join(release, "package.json"), `{ "type": "module" }`);
  writeFileSync(path.join(release, "build/operations.js"), operations);
  writeFileSync(path.join(release, "build/server.js"), server);
  writeFileSync(path.join(folder, "content/a.md"), "Tekst.\n");
  vi.stubEnv("DATA_DIR", path.join(folder, "data"));
  process.chdir(folder);
  const [url, previewUrl] = [new URL("https://desk.example"), new URL("https://podglad.example")];
  return { url, previewUrl, editors: new Map(), folder, release, userHeader: null, proxySecret: null };
}
