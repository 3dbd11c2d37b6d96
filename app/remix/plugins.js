import { clientGuards } from "./plugins/client-guards.js";
import { nativeFetch } from "./plugins/native-fetch.js";

/** Vite plugins that correct what Remix's own plugin builds. */
export const afterRemix = () => [clientGuards(), nativeFetch()];
