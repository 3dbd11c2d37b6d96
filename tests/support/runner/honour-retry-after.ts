import { vi } from "vitest";
import { whileShed } from "../site/while-shed";

/** Lets tests ask a busy site again. Those that are about shed load restore the global function. */
const fetchOnce = globalThis.fetch;
vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => whileShed(() => fetchOnce(...request)));
