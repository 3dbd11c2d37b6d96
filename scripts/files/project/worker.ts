/**
 * Makes project lists as PDF, a message each (`app/catalogue/project/take-home/pdf.server.ts` starts it). The build
 * compiles it with its fonts into `build/project-pdf.js`: an installed site has neither the sources nor the packages.
 */

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import regular from "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf";
import medium from "@expo-google-fonts/figtree/500Medium/Figtree_500Medium.ttf";
import semibold from "@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf";
import { makeProjectPdf } from "./project-pdf";

// Pages go first. Linux takes it for this thread alone, others for the whole process.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async (document) => {
  const pdf = await makeProjectPdf(document, { regular, medium, semibold });
  parentPort?.postMessage(pdf);
});
