import { inject, vi } from "vitest";
import { standInFixture } from "./run-folder";

const runFolder = inject("runFolder");
// The file before this one, in the same process, stood elsewhere: what it has read is other content.
if (process.cwd() !== runFolder.site) vi.resetModules();
standInFixture(runFolder);
