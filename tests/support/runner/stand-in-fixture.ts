import { inject, vi } from "vitest";
import { standInFixture } from "./run-folder";

const runFolder = inject("runFolder");
// The previous test file in this process used another working directory, so loaded modules have cached other content.
if (process.cwd() !== runFolder.site) vi.resetModules();
standInFixture(runFolder);
