/**
 * `npm start`: builds what the site needs to serve its pages if that is missing or older than its sources, and serves it.
 * The rest of the build follows in the background; the site shows the files for visitors once they are made.
 */
import { spawn } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { isBuilt } from "./build/is-built.js";
import { node } from "./run.js";

if (!isBuilt()) {
  await node("tools/scripts/build.js", "--site");
  const rest = spawn(process.execPath, ["tools/scripts/build.js", "--rest"], { stdio: "inherit" });
  process.on("exit", () => rest.kill());
}
await import(pathToFileURL(path.resolve("build/server.js")).href);
