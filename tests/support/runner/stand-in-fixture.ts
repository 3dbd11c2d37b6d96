import { inject, vi } from "vitest";

const runFolder = inject("runFolder");
// A test file that needs another working directory stays there; this is how the next one in its process knows that the
// loaded modules have cached other content.
if (process.cwd() !== runFolder.site) vi.resetModules();
process.chdir(runFolder.site);
