import { setTimeout as pause } from "node:timers/promises";
import { vi } from "vitest";

const pauseMs = 1_000;

/**
 * On a busy machine, the site sheds load for a while (behaviour 21.7). Tests ask again, as the response tells them to.
 * Those that are about shed load restore the global function.
 */
const fetchOnce = globalThis.fetch;
vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
  for (;;) {
    const response = await fetchOnce(...request);
    if (response.status !== 503 || response.headers.get("Retry-After") !== "5") return response;
    await response.body?.cancel();
    await pause(pauseMs);
  }
});
