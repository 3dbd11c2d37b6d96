export { nativeFetch } from "./plugins/native-fetch.js";
export { routeModuleGuard } from "./plugins/route-module-guard.js";
