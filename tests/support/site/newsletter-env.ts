import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Sets the environment variables of newsletter tests. Import this file before the tested modules, which read the
 * environment only once.
 */
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "modrawa-newsletter-"));
process.env.SECRET = "a secret of the tests, which nobody else has";
process.env.SITE_URL = "https://modrawa.example";
process.env.LOG_LEVEL = "silent";
