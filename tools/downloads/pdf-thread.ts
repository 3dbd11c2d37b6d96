/**
 * Worker that makes one PDF per message; `app/pages/pdf-thread.server.ts` starts it. The build compiles it
 * into `build/pdf-thread.js`, because a deployed site contains no source code.
 */
import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { PdfJob } from "~/pages/pdf-thread.server";
import { makeTemplatePdf } from "./drilling-template/template-pdf";
import { makeProjectPdf } from "./project-pdf/project-pdf";

/** Function that makes each kind of job. A message's content is untyped, hence `never`. */
const makers: Record<PdfJob["by"], (from: never) => Promise<Uint8Array>> = {
  template: makeTemplatePdf,
  project: makeProjectPdf,
};

// Gives page rendering priority over PDFs. On Linux, this call affects only the current thread. On other systems, it
// would affect the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async ({ by, from }: PdfJob) =>
  parentPort?.postMessage(await makers[by](from as never)),
);
parentPort?.postMessage("loaded");
