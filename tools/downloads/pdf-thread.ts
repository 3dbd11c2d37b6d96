/**
 * Worker that makes one PDF per message; `app/pages/pdf-thread.server.ts` starts it. The build compiles it
 * into `build/pdf-thread.js`, because a deployed site contains no source code.
 */
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { make } from "./make-file";
// Each declares a maker.
import "./drilling-template/template-pdf";
import "./project-pdf/project-pdf";

// Gives page rendering priority over PDFs. On Linux, this call affects only the current thread. On other systems, it
// would affect the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async (job) => parentPort?.postMessage(await make(job)));
parentPort?.postMessage("loaded");
