import type { TestProject } from "vitest/node";
import { makeRunFolder, type RunFolder, removeRunFolder } from "./run-folder";

declare module "vitest" {
  export interface ProvidedContext {
    runFolder: RunFolder;
  }
}

/** Vitest's global setup: creates the run folder and removes it after the last test. */
export default function setup({ provide }: TestProject) {
  const runFolder = makeRunFolder();
  provide("runFolder", runFolder);
  return () => removeRunFolder(runFolder);
}
