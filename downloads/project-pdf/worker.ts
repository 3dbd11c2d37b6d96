/**
 * Makes project lists as PDF, a message each (`app/catalogue/project/export/pdf.server.ts` starts it). The build
 * compiles it into `build/project-pdf.js`: an installed site has not its sources.
 */

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { makeProjectPdf } from "./project-pdf";

// Pages go first. Linux takes it for this thread alone, others for the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async (document) => {
  const pdf = await makeProjectPdf(document);
  parentPort?.postMessage(pdf);
});
