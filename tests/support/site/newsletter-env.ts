import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { vi } from "vitest";

/**
 * Sets the environment variables of newsletter tests. Import this file before the tested modules, which read the
 * environment only once: those that an earlier test file has loaded are forgotten.
 */
vi.stubEnv("DATA_DIR", mkdtempSync(path.join(tmpdir(), "modrawa-newsletter-")))
  .stubEnv("SECRET", "a secret of the tests, which nobody else has")
  .stubEnv("SITE_URL", "https://modrawa.example")
  .stubEnv("LOG_LEVEL", "silent");
vi.resetModules();
