import { vi } from "vitest";
import { whileShed } from "../site/while-shed";

/** Makes `fetch` repeat a request that a busy site rejects. Tests about shed load restore the original `fetch`. */
const fetchOnce = globalThis.fetch;
vi.stubGlobal("fetch", (...request: Parameters<typeof fetch>) => whileShed(() => fetchOnce(...request)));
