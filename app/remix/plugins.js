import { nativeFetch } from "./plugins/native-fetch.js";
import { quietDeprecations } from "./plugins/quiet-deprecations.js";
import { routeModuleGuard } from "./plugins/route-module-guard.js";

/** Vite plugins that correct what Remix's own plugin builds. */
export function afterRemix() {
  quietDeprecations();
  return [routeModuleGuard(), nativeFetch()];
}
