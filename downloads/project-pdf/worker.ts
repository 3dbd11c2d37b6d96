/**
 * Worker that renders one project PDF per message; `app/catalogue/project/export/pdf.server.ts` starts it. The build
 * compiles it into `build/project-pdf.js`, because a deployed site contains no source code.
 */

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { makeProjectPdf } from "./project-pdf";

// Gives page rendering priority over PDFs. On Linux, this call affects only the current thread. On other systems, it
// would affect the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async (document) => {
  const pdf = await makeProjectPdf(document);
  parentPort?.postMessage(pdf);
});
