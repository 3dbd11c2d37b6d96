import { nativeFetch } from "./plugins/native-fetch.js";
import { routeModuleGuard } from "./plugins/route-module-guard.js";

/** Vite plugins that correct what Remix's own plugin builds. */
export const afterRemix = () => [routeModuleGuard(), nativeFetch()];
