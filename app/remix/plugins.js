export { nativeFetch } from "./plugins/native-fetch.js";
export { quietDeprecations } from "./plugins/quiet-deprecations.js";
export { routeModuleGuard } from "./plugins/route-module-guard.js";
