/**
 * `npm run content`: compiles the check of the content, because its cached results belong to one version of the code, and
 * runs it.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleBuildPrograms } from "./build/programs.js";

await bundleBuildPrograms("content");
await import(pathToFileURL(path.resolve(".cache/programs/content.js")).href);
