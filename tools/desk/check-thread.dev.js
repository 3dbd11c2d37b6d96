/** Loads `check-thread.ts` in tests and on a developer's desk, where nothing is built and threads cannot run TypeScript. */
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
await import(new URL("./check-thread.ts", import.meta.url).href);
