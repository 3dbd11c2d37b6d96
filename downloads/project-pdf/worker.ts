/**
 * Worker that renders one project PDF per message; `app/catalogue/project/export/pdf.server.ts` starts it. The build
 * compiles it into `build/project-pdf.js`, because an installed site has no sources.
 */

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { makeProjectPdf } from "./project-pdf";

// Page rendering has priority over PDFs. Only Linux sets the priority of a single thread; other systems set that of the
// process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async (document) => {
  const pdf = await makeProjectPdf(document);
  parentPort?.postMessage(pdf);
});
