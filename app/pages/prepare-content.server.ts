/**
 * Program that parses and validates all content and writes it to a file. A running site starts it as a thread
 * (`content.server.ts`) and sends the file's path as a message; the build runs it with the path as argument. The build
 * compiles it into `build/prepare-content.js`, because a deployed site contains no source code.
 */

import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { writePreparedContent } from "~/content/files.server";
import { readAllContent } from "./content.server";

const write = (file: string) => writePreparedContent(file, readAllContent);

if (parentPort) {
  // Gives page rendering priority. On Linux, this call affects only the current thread.
  if (process.platform === "linux") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  parentPort.on("message", async (file: string) => {
    await write(file);
    parentPort?.postMessage(true);
  });
} else await write(process.argv[2] ?? "");
