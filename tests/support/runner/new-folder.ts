import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Creates an empty folder, which is deleted after the test run. */
export const newFolder = () => mkdtempSync(path.join(tmpdir(), "modrawa-"));
