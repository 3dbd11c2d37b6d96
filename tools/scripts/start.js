/** `npm start`: builds the site if the build is missing or older than its sources, then serves it. */
import path from "node:path";
import { builtAt, hasNewerSource } from "../operations/build-age.js";
import { node } from "./run.js";

const built = builtAt();
if (!built || hasNewerSource(built)) await node("tools/scripts/build.js");
await import(path.resolve("build/server.js"));
