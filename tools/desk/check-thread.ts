/** Worker that checks all content on disk, once per message; `checking.ts` starts it. */
import { parentPort } from "node:worker_threads";
import { stageContent } from "~/content/memo";
import { keepSources } from "~/content/source.server";
import { checkContent } from "../content-check/check-content";

keepSources();
parentPort?.on("message", () => parentPort?.postMessage(stageContent().load(() => checkContent())));
