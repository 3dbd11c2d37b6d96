import { vi } from "vitest";
import { newFolder } from "../runner/new-folder";

/**
 * Sets the environment variables of newsletter tests. Import this file before the tested modules, which read the
 * environment only once: those that an earlier test file has loaded are forgotten.
 */
vi.stubEnv("DATA_DIR", newFolder())
  .stubEnv("SECRET", "a secret of the tests, which nobody else has")
  .stubEnv("SITE_URL", "https://modrawa.example")
  .stubEnv("LOG_LEVEL", "silent");
vi.resetModules();
