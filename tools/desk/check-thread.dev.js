/** Loads `check-thread.ts` where nothing is built: a thread of tests or of a developer's desk does not read TypeScript. */
import { fileURLToPath } from "node:url";
import { register } from "tsx/esm/api";

register({ tsconfig: fileURLToPath(new URL("../../tsconfig.json", import.meta.url)) });
await import(new URL("./check-thread.ts", import.meta.url).href);
